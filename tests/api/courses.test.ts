import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()

const lesson = (title: string, duration = 10, more: object = {}) => ({ title, duration, ...more })
const chapter = (title: string, ...lessons: object[]) => ({ title, lessons })
const courseType = () => aType(api(), { style: 'course', title: 'Khóa học' })
const send = (method: string, path: string, body: object) =>
  api().call(method, path, { as: api().owner.token, body })

describe('courses', () => {
  it('come with how many lessons they have and how long these take together', async () => {
    const type = await courseType()
    const chapters = [
      chapter('Hạt', lesson('Rang', 50), lesson('Xay', 25)),
      chapter('Pha', lesson('Phin', 20)),
    ]
    const made = await send('POST', '/posts', aPost(type.id, { chapters }))
    expect([made.status, made.body.data.lesson_count, made.body.data.duration]).toEqual([201, 3, 95])
    const { id } = made.body.data
    const fewer = await send('PATCH', `/posts/${id}`, { chapters: [chapters[1]] })
    expect(fewer.body.data).toMatchObject({ lesson_count: 1, duration: 20 })
    const other = await send('PATCH', `/posts/${id}`, { title: 'Tên khác' })
    expect(other.body.data).toMatchObject({ lesson_count: 1, duration: 20 })
  })

  it('are not told their totals from outside', async () => {
    const type = await courseType()
    const made = await send('POST', '/posts', aPost(type.id, { lesson_count: 7, duration: 70 }))
    expect(made.body.data).toMatchObject({ lesson_count: 0, duration: 0, chapters: [] })
  })

  it('have no lessons where the style is another', async () => {
    const type = await aType(api(), { style: 'article' })
    const made = await send('POST', '/posts', aPost(type.id, { chapters: [chapter('Hạt', lesson('Rang'))] }))
    expect(made.body.data).toMatchObject({ lesson_count: 0, duration: 0, chapters: [] })
  })

  it('refuse a lesson whose title another has, at the later one, with the place of the first', async () => {
    const type = await courseType()
    const chapters = [
      chapter('Hạt', lesson('Rang xay'), lesson('Nếm')),
      chapter('Pha', lesson('Phin'), lesson('  RANG   xay ')),
    ]
    const { status, body } = await send('POST', '/posts', aPost(type.id, { chapters }))
    expect([status, Object.keys(body.errors)]).toEqual([422, ['chapters[1].lessons[1].title']])
    expect(body.errors['chapters[1].lessons[1].title'][0]).toContain('chương 1, bài 1')
  })

  it('can be listed by students and by how long they take', async () => {
    const type = await courseType()
    for (const [students, minutes] of [
      [5, 30],
      [90, 10],
      [40, 60],
    ] as const)
      await send(
        'POST',
        '/posts',
        aPost(type.id, { student_number: students, chapters: [chapter('Một', lesson('Bài', minutes))] }),
      )
    const by = async (order: string, field: string) => {
      const path = `/posts?search=type_id:${type.id}&orderBy=${order}&sortedBy=desc`
      const { body } = await api().call('GET', path, { as: api().owner.token })
      return body.data.map((row: Record<string, number>) => row[field])
    }
    expect(await by('student_number', 'student_number')).toEqual([90, 40, 5])
    expect(await by('duration', 'duration')).toEqual([60, 30, 10])
  })

  it('are as they were when a change of their chapters is undone', async () => {
    const type = await courseType()
    const made = await send(
      'POST',
      '/posts',
      aPost(type.id, { chapters: [chapter('Hạt', lesson('Rang', 50))] }),
    )
    const { id } = made.body.data
    const changed = await send('PATCH', `/posts/${id}`, { chapters: [] })
    const batch = changed.headers.get('Batch-Id')
    expect((await send('POST', `/history/batches/${batch}/restore`, {})).status).toBe(200)
    const { body } = await api().call('GET', `/posts?search=id:${id}&include=body`, { as: api().owner.token })
    expect(body.data[0]).toMatchObject({ lesson_count: 1, duration: 50 })
    expect(body.data[0].chapters[0].lessons[0]).toMatchObject({ title: 'Rang', duration: 50 })
  })
})
