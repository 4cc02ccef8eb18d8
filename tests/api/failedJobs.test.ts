import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { claim, enqueue, fail } from '../../src/api/jobs/queue'
import { maintain } from '../../src/api/maintenance'
import { withApi } from '../support/api'

const api = withApi()
const call = (method: string, path: string, as = api().owner.token) => api().call(method, path, { as })
const rows = () =>
  rowsOf<{ id: number; attempts: number; is_failed: boolean; is_due: boolean }>(
    api().db,
    sql`select id::int, attempts, failed_at is not null as is_failed, run_at <= clock_timestamp() as is_due
      from jobs order by id`,
  )
const failed = async (kind: string, reason: string, key?: string) => {
  await enqueue(api().db, { kind, key, payload: { user_id: 7, secret: 'nobody sees this' } })
  const job = await claim(api().db, [kind])
  if (!job) throw new Error('no job')
  await fail(api().db, job, reason)
  return Number(job.id)
}

beforeEach(() => api().db.execute(sql`delete from jobs`))

describe('jobs that were given up', () => {
  it('are listed with their reason, the newest first, page by page, without what they hold or whom they are for', async () => {
    const ids = []
    for (const reason of ['550 no such box <khach@nep.vn>', 'b', 'c'])
      ids.push(await failed('reset_mail', reason))
    await enqueue(api().db, { kind: 'reset_mail' })
    const first = (await call('GET', '/jobs?limit=2')).body
    expect(first.data.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]])
    expect(first.meta.pagination).toMatchObject({ total: 3, count: 2, total_pages: 2, current_page: 1 })
    const second = (await call('GET', '/jobs?limit=2&page=2')).body
    const moment = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(second.data).toEqual([
      {
        id: ids[0],
        kind: 'reset_mail',
        key: null,
        attempts: 1,
        last_error: '550 no such box <…>',
        created_at: moment,
        run_at: moment,
        failed_at: moment,
      },
    ])
    const upwards = (await call('GET', '/jobs?orderBy=failed_at&sortedBy=asc')).body
    expect(upwards.data.map(({ id }: { id: number }) => id)).toEqual(ids)
    for (const query of ['?orderBy=payload', '?search=kind:x', '?x=1', '?limit=0'])
      expect((await call('GET', `/jobs${query}`)).status).toBe(422)
  })

  it('are tried again at once as though for the first time, however often that is asked', async () => {
    const id = await failed('backup', 'đĩa đầy', 'wanted')
    for (let n = 0; n < 2; n++) expect((await call('POST', `/jobs/${id}/again`)).status).toBe(204)
    expect(await rows()).toEqual([{ id, attempts: 0, is_failed: false, is_due: true }])
    // It is no longer one that can be given up.
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(404)
    expect((await call('POST', '/jobs/999999/again')).status).toBe(404)
  })

  it('are no second one where the same is wanted anew', async () => {
    const id = await failed('backup', 'đĩa đầy', 'wanted')
    await enqueue(api().db, { kind: 'backup', key: 'wanted' })
    expect((await call('POST', `/jobs/${id}/again`)).status).toBe(204)
    expect(await rows()).toMatchObject([{ is_failed: false }])
    expect((await rows())[0]?.id).not.toBe(id)
  })

  it('are dropped, once, and go by themselves after 30 days', async () => {
    const id = await failed('reset_mail', 'a')
    const kept = await failed('reset_mail', 'b')
    const old = await failed('reset_mail', 'c')
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(404)
    const day = 86_400_000
    for (const [each, days] of [
      [kept, 29],
      [old, 31],
    ] as const)
      await api().db.execute(
        sql`update jobs set failed_at = ${new Date(api().now.getTime() - days * day).toISOString()} where id = ${each}`,
      )
    await enqueue(api().db, { kind: 'reset_mail' })
    await maintain(api().db, api().now)
    expect(await rows()).toMatchObject([{ id: kept }, { is_failed: false }])
  })

  it('are read by who reads settings, and changed by who changes them', async () => {
    const id = await failed('reset_mail', 'a')
    const reader = await api().member('list-settings')
    expect((await call('GET', '/jobs', reader.token)).status).toBe(200)
    expect((await call('POST', `/jobs/${id}/again`, reader.token)).status).toBe(403)
    expect((await call('DELETE', `/jobs/${id}`, reader.token)).status).toBe(403)
    const writer = await api().member('update-settings')
    expect((await call('POST', `/jobs/${id}/again`, writer.token)).status).toBe(204)
  })
})
