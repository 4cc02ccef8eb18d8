import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { maxNotes } from '../../src/domain/feedback'
import { withApi } from '../support/api'

const api = withApi()
const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const add = async (more: object = {}, as?: string) => {
  const { status, body } = await call('POST', '/feedback', { name: 'Chị Lan', ...more }, as)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}

describe('feedback', () => {
  it('is sent by anybody with an account, who then reads, changes and deletes nothing', async () => {
    const { token } = await api().member()
    const sent = await add({ content: 'Gọi lại giúp tôi', phone: '+84 912 345 678' }, token)
    expect(sent).toMatchObject({ status: 'none', phone: '0912345678' })
    expect(sent.notes).toEqual([])
    for (const [method, path, body] of [
      ['GET', '/feedback'],
      ['GET', '/feedback/export?format=csv&columns=name'],
      ['PATCH', `/feedback/${sent.id}`, { status: 'done' }],
      ['DELETE', `/feedback/${sent.id}`],
      ['POST', '/feedback/bulk', { action: 'delete', ids: [sent.id] }],
      ['GET', `/history?entity=feedback&id=${sent.id}`],
    ] as const)
      expect([path, (await call(method, path, body, token)).status]).toEqual([path, 403])
    expect((await api().call('POST', '/feedback', { body: { name: 'Ai đó' } })).status).toBe(401)
  })

  it('waits when it comes in: its sender neither ticks it off nor writes notes', async () => {
    const { token } = await api().member()
    for (const more of [{ status: 'done' }, { note: 'Đã trả lời' }])
      expect((await call('POST', '/feedback', { name: 'Chị Lan', ...more }, token)).status).toBe(403)
    const staff = await api().member('update-feedback')
    expect((await add({ status: 'done' }, staff.token)).status).toBe('done')
  })

  it('that was deleted is put back by who deletes, not by everybody who may send some', async () => {
    const { id } = await add()
    const deleter = await api().member('delete-feedback')
    const gone = await call('DELETE', `/feedback/${id}`, undefined, deleter.token)
    const batch = gone.headers.get('Batch-Id')
    const [entry] = (await call('GET', `/history?entity=feedback&id=${id}`)).body.data
    const [nobody, other] = [await api().member(), await api().member('delete-posts')]
    const refused = async (path: string, { token }: { token: string }) =>
      (await call('POST', `/history/${path}/restore`, {}, token)).body
    expect((await refused(entry.id, nobody)).code).toBe('forbidden')
    expect((await refused(entry.id, other)).code).toBe('forbidden')
    expect((await refused(`batches/${batch}`, nobody)).code).toBe('forbidden')
    expect((await refused(`batches/${batch}`, other)).data.refused).toMatchObject([{ code: 'forbidden' }])
    expect((await call('POST', `/history/batches/${batch}/restore`, {}, deleter.token)).status).toBe(200)
    expect((await call('GET', `/feedback?search=id:${id}`)).body.data).toHaveLength(1)
  })

  it('keeps what staff note, with who wrote it and when, whatever else is changed', async () => {
    const { id } = await add()
    const one = await api().member('update-feedback', 'list-feedback')
    const note = (text: string, as?: string) =>
      call('PATCH', `/feedback/${id}?include=answers`, { note: text }, as)
    await note('  Gọi hai lần, không nghe máy ', one.token)
    const { status, body } = await note('Đã gọi, hẹn giao thứ Bảy')
    expect(status).toBe(200)
    expect(body.data.answers.data).toMatchObject([
      {
        text: 'Gọi hai lần, không nghe máy',
        author: { id: one.id, name: expect.any(String) },
        at: expect.any(String),
      },
      { text: 'Đã gọi, hẹn giao thứ Bảy', author: { id: api().owner.id } },
    ])
    await call('PATCH', `/feedback/${id}`, { status: 'done', notes: [] })
    // The account may be gone; what it wrote is not.
    await api().db.execute(sql`delete from users where id = ${one.id}`)
    const [row] = (await call('GET', `/feedback?search=id:${id}&include=answers`)).body.data
    expect(row.answers.data.map(({ author }: { author: { id: number } | null }) => author?.id)).toEqual([
      undefined,
      api().owner.id,
    ])
  })

  it('takes notes of two people at once, and at most so many', async () => {
    const { id } = await add()
    const texts = ['một', 'hai', 'ba', 'bốn']
    await Promise.all(texts.map((note) => call('PATCH', `/feedback/${id}`, { note })))
    const read = async () => (await call('GET', `/feedback?search=id:${id}&include=answers`)).body.data[0]
    expect((await read()).answers.data.map(({ text }: { text: string }) => text).sort()).toEqual(texts.sort())
    await api().db.execute(sql`update feedback set notes = (select jsonb_agg(jsonb_build_object('at', now(), 'author_id', 1,
      'text', 'x')) from generate_series(1, ${maxNotes})) where id = ${id}`)
    const full = await call('PATCH', `/feedback/${id}`, { note: 'thêm' })
    expect([full.status, Object.keys(full.body.errors)]).toEqual([422, ['note']])
  })

  it('is found by name, phone, email and words, by type, status and days', async () => {
    const { id } = await add({
      name: 'Đặng Thu Hà',
      phone: '0987654321',
      email: 'Ha@Mail.vn',
      content: 'Cà phê giao bị vỡ túi',
      type: 'Khiếu nại',
    })
    for (const text of ['dang thu', '0987654', 'ha@mail', 'vo tui', 'vỡ túi']) {
      const { body } = await call('GET', `/feedback?search=text:${text}&searchFields=text:like`)
      expect([text, body.data.map((row: { id: number }) => row.id)]).toEqual([text, [id]])
    }
    const by = async (search: string, fields = '') =>
      (await call('GET', `/feedback?search=${search}&searchFields=${fields}&searchJoin=and`)).body
    expect((await by('type:Khiếu nại;status:none')).data).toHaveLength(1)
    expect((await by('type:Khiếu nại;status:done')).data).toHaveLength(0)
    const day = encodeURIComponent('2999-01-01T00\\:00\\:00Z')
    expect((await by(`created_at:${day}`, 'created_at:>=')).data).toHaveLength(0)
    const { body } = await call('GET', '/search?q=%2B84 987 654 321')
    expect(body.data).toMatchObject([{ kind: 'feedback', id, title: 'Đặng Thu Hà' }])
  })

  it('tells the types in use, however many rows have them, and counts what waits', async () => {
    await api().db.execute(sql`insert into feedback (name, type)
      select 'Khách ' || n, 'Loại ' || (n % 3) from generate_series(1, 300) n`)
    const { body } = await call('GET', '/feedback?search=status:none')
    expect(body.meta.choices.type).toEqual(
      expect.arrayContaining(['Khiếu nại', 'Loại 0', 'Loại 1', 'Loại 2']),
    )
    expect(body.meta.choices.type).not.toContain('')
    expect(body.meta.counts.status.none).toBe(body.meta.pagination.total)
    await api().db.execute(sql`insert into feedback (name, type)
      select 'Khách', 'Rác ' || n from generate_series(1, 500) n`)
    expect((await call('GET', '/feedback?limit=1')).body.meta.choices.type).toHaveLength(50)
  })
})
