import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { goneSeconds } from '../../src/domain/drafts'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const start = new Date('2026-11-21T02:00:00.000Z')
const later = (seconds: number) => {
  api().now = new Date(start.getTime() + seconds * 1000)
}
afterEach(() => later(0))

const editor = () => api().member('list-posts', 'update-posts')
async function opened() {
  const { id: type } = await aType(api())
  const { body } = await api().call('POST', '/posts', { as: api().owner.token, body: aPost(type) })
  const id: number = body.data.id
  const beat = async (as: string, sent: object = {}) =>
    (
      await api().call('POST', `/presence/posts/${id}`, {
        as,
        body: { version: 1, is_editing: false, ...sent },
      })
    ).body.data
  return { id, beat }
}

describe('who else is in a record', () => {
  it('is told by name, since when, and whether they edit or only look', async () => {
    const [an, binh] = [await editor(), await editor()]
    const { beat } = await opened()
    expect(await beat(an.token, { is_editing: true })).toEqual({ others: [], saved: null })
    later(20)
    const { others } = await beat(binh.token)
    expect(others).toEqual([
      {
        id: an.id,
        name: expect.stringMatching(/^Thành viên/),
        avatar: '',
        since: expect.any(String),
        is_editing: true,
      },
    ])
    expect(new Date(others[0].since)).toEqual(start)
    expect((await beat(an.token)).others).toMatchObject([{ id: binh.id, is_editing: false }])
  })

  it('is no longer told of who has left, or has given no sign of life for long', async () => {
    const [an, binh] = [await editor(), await editor()]
    const { beat, id } = await opened()
    await beat(an.token)
    expect((await beat(binh.token)).others).toHaveLength(1)
    await api().call('DELETE', `/presence/posts/${id}`, { as: an.token })
    expect((await beat(binh.token)).others).toEqual([])
    await beat(an.token)
    later(goneSeconds + 1)
    expect((await beat(binh.token)).others).toEqual([])
    // Who comes back is there since then.
    await beat(an.token)
    expect(new Date((await beat(binh.token)).others[0].since)).toEqual(api().now)
  })

  it('is told to nobody who may not change the record, who still may leave, for themselves alone', async () => {
    const { beat, id } = await opened()
    const [an, binh] = [await editor(), await editor()]
    await beat(an.token)
    const { token } = await api().member('list-posts', 'create-posts')
    expect((await api().call('POST', `/presence/posts/${id}`, { as: token })).status).toBe(403)
    expect((await api().call('DELETE', `/presence/posts/${id}`, { as: token })).status).toBe(204)
    expect((await beat(binh.token)).others).toHaveLength(1)
  })

  it('is nothing of a record that is gone, and nothing is kept of it', async () => {
    const { token } = await editor()
    const { id } = await opened()
    await api().call('DELETE', `/posts/${id}`, { as: api().owner.token })
    expect((await api().call('POST', `/presence/posts/${id}`, { as: token, body: {} })).status).toBe(404)
    expect(await rowsOf(api().db, sql`select 1 from presence where record_id = ${id}`)).toEqual([])
  })

  it('is in no history, and forgotten in the end', async () => {
    const { token } = await editor()
    const { beat, id } = await opened()
    const events = async () => (await rowsOf(api().db, sql`select 1 from history`)).length
    const before = await events()
    await beat(token)
    expect(await events()).toBe(before)
    later(2 * 3600)
    await api().api.maintain()
    expect(await rowsOf(api().db, sql`select 1 from presence where record_id = ${id}`)).toEqual([])
  })
})

describe('a sign of life', () => {
  it('is answered with who has saved a newer version, and when', async () => {
    const [an, binh] = [await editor(), await editor()]
    const { beat, id } = await opened()
    later(60)
    await api().call('PATCH', `/posts/${id}`, { as: an.token, body: { title: 'Mới' } })
    const { saved } = await beat(binh.token)
    expect(saved).toMatchObject({ version: 2, by: { id: an.id, name: expect.stringMatching(/^Thành viên/) } })
    expect(new Date(saved.at)).toEqual(api().now)
    expect((await beat(binh.token, { version: 2 })).saved).toBeNull()
  })

  it.each([{ version: 'x' }, { version: -1 }, { version: 2 ** 33 }, { is_editing: 'không' }])(
    'is refused when it is crooked: %o',
    async (body) => {
      const { token } = await editor()
      const { id } = await opened()
      expect((await api().call('POST', `/presence/posts/${id}`, { as: token, body })).status).toBe(422)
    },
  )

  it('of many at once holds nobody up', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, editor))
    const { beat } = await opened()
    await Promise.all(people.flatMap(({ token }) => [beat(token), beat(token, { is_editing: true })]))
    expect((await beat(api().owner.token)).others).toHaveLength(people.length)
  })
})
