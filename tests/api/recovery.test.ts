import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import type { Worker } from '../../src/api/jobs/worker'
import { sharpImages } from '../../src/server/images'
import { password, secret, withApi } from '../support/api'

/** On a PostgreSQL server two who come with one link really meet. */
const api = withApi()
let worker: Worker
beforeAll(() => {
  worker = api().api.startJobs()
})
afterAll(() => worker.stop())

let networks = 0
/** Each test asks from a network of its own, so that none is counted with another. */
const somewhere = () => `10.${++networks}.0.1`
const forgot = (email: string, address = somewhere(), more: object = {}, headers = {}) =>
  api().call('POST', '/api/clients/web/forgot', { body: { email, ...more }, address, headers })
const reset = (token: string, next = 'mat-khau-moi', address = somewhere()) =>
  api().call('POST', '/api/clients/web/reset', { body: { token, password: next }, address })
const signIn = async (email: string, typed: string) =>
  (
    await api().call('POST', '/api/clients/web/login', {
      body: { email, password: typed },
      address: somewhere(),
    })
  ).status
const mailsTo = (email: string) => api().sent.filter(({ to }) => to === email)
const until = (check: () => unknown) => vi.waitFor(check, 10_000)
const mailed = (email: string, count = 1) => {
  worker.nudge()
  return until(() => expect(mailsTo(email)).toHaveLength(count))
}
const isMailedOut = () =>
  until(async () =>
    expect(await rowsOf(api().db, sql`select payload from jobs where kind = 'reset_mail'`)).toEqual([]),
  )
const tokenTo = (email: string) => /#reset=([\w-]{43})$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
/** The token of the link that is mailed for this person. */
async function linkOf(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).status).toBe(204)
  await mailed(email, count)
  return tokenTo(email)
}
const later = (minutes: number) => {
  api().now = new Date(api().now.getTime() + minutes * 60_000)
}

describe('a forgotten password', () => {
  it('is set by a link that is mailed, once, which ends all sessions', async () => {
    const me = await api().member('list-posts')
    const token = await linkOf(me.email)
    expect(mailsTo(me.email)[0]?.text).toContain(`https://nep.test/login#reset=${token}`)
    expect((await api().call('GET', '/profile', { as: me.token })).status).toBe(200)
    expect(await reset(token, '1234')).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    })
    expect((await reset(token)).status).toBe(204)
    expect((await api().call('GET', '/profile', { as: me.token })).status).toBe(401)
    expect([await signIn(me.email, password), await signIn(me.email, 'mat-khau-moi')]).toEqual([401, 200])
    expect(await reset(token, 'lan-nua')).toMatchObject({
      status: 422,
      body: { errors: { token: [expect.any(String)] } },
    })
    const [event] = (await api().call('GET', `/history?entity=users&id=${me.id}`, { as: api().owner.token }))
      .body.data
    expect(event).toMatchObject({ actor: { id: me.id }, changes: [{ field: 'password' }] })
  })

  it.each(['vi', 'en', 'ja'])('is written about in the language of who asks: %s', async (locale) => {
    const { email } = await api().member()
    await forgot(
      email,
      somewhere(),
      {},
      { Locale: locale, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    )
    await mailed(email)
    const [mail] = mailsTo(email)
    expect(mail?.text).not.toMatch(/evil|%\{/)
    expect(mail?.subject).toBe(
      { vi: 'Đặt lại mật khẩu', en: 'Set a new password', ja: 'パスワードの再設定' }[locale],
    )
  })

  it('is answered alike for nobody, for who is locked out, and before the mail has gone', async () => {
    const locked = await api().member()
    await api().db.execute(sql`update users set status = 'disable' where id = ${locked.id}`)
    const { id, email } = await api().member()
    await worker.stop()
    const answers = []
    for (const each of ['khong-co-ai@nep.vn', locked.email, email]) answers.push(await forgot(each))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, undefined]))
    const waiting = await rowsOf<{ payload: object }>(
      api().db,
      sql`select payload from jobs where kind = 'reset_mail' order by id`,
    )
    // As much is written for everybody, and nothing that tells who asked.
    expect(waiting.map(({ payload }) => payload)).toEqual(
      [null, null, id].map((user_id) => ({ user_id, locale: 'vi' })),
    )
    worker = api().api.startJobs()
    await mailed(email)
    await isMailedOut()
    expect([...mailsTo(locked.email), ...mailsTo('khong-co-ai@nep.vn')]).toEqual([])
  })

  it('is not set by a link that is too old, replaced, or of an account that has changed since', async () => {
    const old = await linkOf((await api().member()).email)
    later(31)
    expect((await reset(old)).status).toBe(422)
    const twice = await api().member()
    const first = await linkOf(twice.email)
    const second = await linkOf(twice.email, 2)
    expect((await reset(first)).status).toBe(422)
    expect((await reset(second)).status).toBe(204)
    for (const change of [
      (id: number) => api().db.execute(sql`update users set status = 'disable' where id = ${id}`),
      (id: number) => api().db.execute(sql`update users set email = 'khac@nep.vn' where id = ${id}`),
      (id: number) =>
        api().call('PATCH', `/users/${id}`, { as: api().owner.token, body: { password: 'cua-toi' } }),
    ]) {
      const { id, email } = await api().member()
      const token = await linkOf(email)
      await change(id)
      expect((await reset(token)).status).toBe(422)
    }
    for (const token of ['', 'x', 'x'.repeat(101)]) expect((await reset(token)).status).toBe(422)
  })

  it('is stored nowhere: neither the token nor where it could be tried', async () => {
    const { email } = await api().member()
    const token = await linkOf(email)
    const [row] = await rowsOf<{ kept: string }>(
      api().db,
      sql`select (select json_agg(r)::text from password_resets r) || coalesce((select json_agg(h)::text from history h
        where h.entity = 'users'), '') as kept`,
    )
    expect(row?.kept).toContain(email)
    expect(row?.kept).not.toContain(token)
  })

  it('is mailed once the mail server is back, with a link of that moment', async () => {
    const { email } = await api().member()
    api().mailing = Promise.reject(new Error('mail server away'))
    api().mailing.catch(() => undefined)
    await forgot(email)
    const kept = async () =>
      rowsOf<{ hash: string; last_error: string }>(
        api().db,
        sql`select token_hash as hash, (select last_error from jobs where kind = 'reset_mail') as last_error
          from password_resets where email = ${email}`,
      )
    await until(async () => expect(await kept()).toMatchObject([{ last_error: 'mail server away' }]))
    const [before] = await kept()
    api().mailing = Promise.resolve()
    await api().db.execute(sql`update jobs set run_at = clock_timestamp() where kind = 'reset_mail'`)
    await mailed(email)
    expect((await kept())[0]?.hash).not.toBe(before?.hash)
    expect((await reset(tokenTo(email))).status).toBe(204)
  })

  it('of two who come with one link is set by one of them', async () => {
    for (let n = 0; n < 4; n++) {
      const { email } = await api().member()
      const token = await linkOf(email)
      const statuses = (await Promise.all(['mot-nguoi', 'nguoi-hai'].map((next) => reset(token, next)))).map(
        ({ status }) => status,
      )
      expect(statuses.sort()).toEqual([204, 422])
    }
  })

  it('fills nobody’s box: of one account three mails an hour, whoever asks; and silently', async () => {
    const { email } = await api().member()
    for (let n = 0; n < 6; n++) expect((await forgot(email)).status).toBe(204)
    await mailed(email, 3)
    await isMailedOut()
    expect(mailsTo(email)).toHaveLength(3)
  })

  it('asks a captcha from the fourth time on, and refuses an address that asks on and on', async () => {
    const address = somewhere()
    const ask = (more = {}) => forgot('ai-do@nep.vn', address, more)
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(204)
    const asked = await ask()
    expect(asked).toMatchObject({
      status: 422,
      body: { errors: { captcha: [expect.any(String)] }, captcha: { token: expect.any(String) } },
    })
    const wrong = await ask({ captcha: '999', captcha_token: asked.body.captcha.token })
    expect(wrong.body.captcha.token).not.toBe(asked.body.captcha.token)
    const statuses = []
    for (let n = 5; n < 22; n++) statuses.push((await ask()).status)
    expect(statuses).toEqual([...Array(15).fill(422), 429, 429])
    // Guessing tokens is counted too.
    const guesses = []
    for (let n = 0; n < 21; n++) guesses.push((await reset('doan-mo', 'mat-khau', address)).status)
    expect(guesses.at(-1)).toBe(429)
  })

  it('is not offered where no mail can be sent, or nobody has said where links lead', async () => {
    const { db } = api()
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const deps = {
      db,
      storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
      images: sharpImages,
      clock: () => new Date(),
      secret,
      log: silent,
    }
    const mail = { send: async () => undefined }
    for (const lacking of [deps, { ...deps, mail }, { ...deps, publicUrl: 'https://nep.test' }])
      for (const [path, body] of [
        ['forgot', { email: 'a@nep.vn' }],
        ['reset', { token: 'x', password: 'mat-khau' }],
      ] as const) {
        const request = new Request(`http://nep.test/api/clients/web/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        expect((await createApi(lacking).fetch(request)).status).toBe(404)
      }
  })
})
