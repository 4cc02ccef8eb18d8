import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import { claim, fail } from '../../src/api/jobs/queue'
import { secret, withApi } from '../support/api'
import { fakeBackups } from '../support/backups'

const backups = fakeBackups()
const api = withApi({ backups })
const call = (method: string, path: string, as = api().owner.token) => api().call(method, path, { as })
const meta = async () => (await call('GET', '/backups')).body.meta
const jobs = () => rowsOf(api().db, sql`select kind, key from jobs order by id`)
const archive = (id: string, at: string, verified_at: string | null = at) => {
  const bytes = new TextEncoder().encode(`archive ${id}`)
  return { id, at, size: bytes.length, verified_at, bytes }
}

beforeEach(async () => {
  backups.made.length = 0
  await api().db.execute(sql`delete from jobs`)
})

describe('backups', () => {
  it('are listed with what is under way, and why the last one failed until one is good', async () => {
    const old = archive('nep-2026-11-20.nep', '2026-11-20T19:00:00.000Z')
    backups.made.push(old)
    const { bytes: _, ...listed } = old
    expect((await call('GET', '/backups')).body).toEqual({
      data: [listed],
      meta: { total: 1, is_running: false, last_error: '', is_on: false },
    })
    expect((await call('POST', '/backups')).status).toBe(202)
    expect((await call('POST', '/backups')).status).toBe(202)
    expect(await jobs()).toEqual([{ kind: 'backup', key: 'wanted' }])
    expect(await meta()).toMatchObject({ is_running: true, last_error: '' })
    const job = await claim(api().db, ['backup'])
    expect(await meta()).toMatchObject({ is_running: true })
    if (job) await fail(api().db, job, 'đĩa đầy', 600)
    expect(await meta()).toMatchObject({ is_running: false, last_error: 'đĩa đầy' })
    // Asked again, it is not put off until the next attempt.
    await call('POST', '/backups')
    const next = await claim(api().db, ['backup'])
    if (next) await fail(api().db, next, 'đĩa vẫn đầy')
    expect(await meta()).toMatchObject({ is_running: false, last_error: 'đĩa vẫn đầy' })
    const later = new Date(Date.now() + 60_000).toISOString()
    backups.made.unshift(archive('nep-b.nep', later, null))
    expect((await meta()).last_error).toBe('đĩa vẫn đầy')
    backups.made.unshift(archive('nep-c.nep', later))
    expect(await meta()).toMatchObject({ total: 3, last_error: '' })
  })

  it('are sent as files, and by no name that leads elsewhere', async () => {
    backups.made.push(archive('nep-2026-11-20.nep', '2026-11-20T19:00:00.000Z'))
    const request = new Request('http://nep.test/api/v1/backups/nep-2026-11-20.nep/file', {
      headers: { Authorization: `Bearer ${api().owner.token}` },
    })
    const answer = await api().api.fetch(request)
    expect(answer.headers.get('content-length')).toBe('26')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nep-2026-11-20.nep"')
    expect(await answer.text()).toBe('archive nep-2026-11-20.nep')
    backups.opened.length = 0
    for (const id of ['..', '.nep', '..%2Fnep.lock', '%2Fetc%2Fpasswd', 'a%00', 'a%22b', 'x'.repeat(300)])
      expect([id, (await call('GET', `/backups/${id}/file`)).status]).toEqual([id, 404])
    expect(backups.opened).toEqual([])
    expect((await call('GET', '/backups/nep-2026-11-21.nep/file')).status).toBe(404)
  })

  it('are for who holds both rights', async () => {
    for (const permissions of [['manage-roles'], ['update-settings']] as const) {
      const { token } = await api().member(...permissions)
      for (const [method, path] of [
        ['GET', '/backups'],
        ['POST', '/backups'],
        ['GET', '/backups/a/file'],
      ] as const)
        expect((await call(method, path, token)).status).toBe(403)
    }
    const { token } = await api().member('manage-roles', 'update-settings')
    expect((await call('GET', '/backups', token)).status).toBe(200)
    expect(await jobs()).toEqual([])
  })

  it('say in words that a business in a browser has none', async () => {
    const { db } = api()
    const nothing = () => undefined
    const inBrowser = createApi({
      db,
      storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
      images: { inspect: async () => null, reduce: async () => null, thumbnail: async () => null },
      clock: () => api().now,
      secret,
      log: { info: nothing, warn: nothing, error: nothing },
    })
    for (const [method, path] of [
      ['GET', '/backups'],
      ['POST', '/backups'],
    ] as const) {
      const request = new Request(`http://nep.test/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${api().owner.token}` },
      })
      const answer = await inBrowser.fetch(request)
      expect([answer.status, (await answer.json()).message]).toEqual([
        404,
        'Doanh nghiệp này nằm trong trình duyệt của bạn nên không sao lưu được',
      ])
    }
    expect(await jobs()).toEqual([])
  })
})
