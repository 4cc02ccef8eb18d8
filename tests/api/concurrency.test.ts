import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { allPermissions } from '../../src/domain/permissions'
import { type Answer, password, startApi, withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()

/** Runs the same call many times concurrently; on a PostgreSQL server they really overlap. */
const atOnce = (times: number, call: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, n) => call(n)))
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

describe('concurrent requests', () => {
  it('of two writers with one version, one wins and the other gets the row that won', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const { data } = (await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })).body
    const answers = await atOnce(5, (n) =>
      call('PATCH', `/posts/${data.id}`, {
        as: owner.token,
        body: { title: `Bản ${n}` },
        headers: { 'If-Match': '"1"' },
      }),
    )
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.data.title).toBe(winner?.body.data.title)
  })

  it('a repeated POST is done once and answered alike', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const body = aPost(type.id)
    const send = () =>
      call('POST', '/posts', { as: owner.token, body, headers: { 'Idempotency-Key': 'k-1' } })
    const answers = await atOnce(5, send)
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    const other = { as: owner.token, body: aPost(type.id), headers: { 'Idempotency-Key': 'k-1' } }
    expect((await call('POST', '/posts', other)).status, 'another request under the same key').toBe(409)
  })

  it('a refused POST may be repeated once it is mended', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const headers = { 'Idempotency-Key': 'k-2' }
    expect(
      (await call('POST', '/posts', { as: owner.token, body: { type_id: type.id }, headers })).status,
    ).toBe(422)
    expect((await call('POST', '/posts', { as: owner.token, body: aPost(type.id), headers })).status).toBe(
      201,
    )
  })

  it('two administrators who remove each other leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const own = await startApi()
      try {
        const other = await own.member(...allPermissions)
        const answers = await Promise.all([
          own.call('DELETE', `/users/${other.id}`, { as: own.owner.token }),
          own.call('DELETE', `/users/${own.owner.id}`, { as: other.token }),
        ])
        const left = await rowsOf(own.db, sql`select id from users where status = 'enable'`)
        expect(left).toHaveLength(1)
        expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
        expect(own.logged).toEqual([])
      } finally {
        await own.close()
      }
    }
  })

  it('two administrators who cut each other’s role leave one', async () => {
    const { call, owner, member, db } = api()
    const roleOf = async (id: number, name: string) => {
      const body = { name, description: name, permissions: allPermissions }
      const role = (await call('POST', '/roles', { as: owner.token, body })).body.data
      await call('POST', '/roles/sync', { as: owner.token, body: { users: [id], roles: [role.id] } })
      return role.id as number
    }
    const [an, binh] = [await member(), await member()]
    const [first, second] = [await roleOf(an.id, 'Quản trị một'), await roleOf(binh.id, 'Quản trị hai')]
    await db.execute(sql`update users set status = 'disable' where id = ${owner.id}`)
    const cut = (as: string, role_id: number) =>
      call('POST', '/permissions/sync', { as, body: { role_id, permissions: ['list-posts'] } })
    const answers = await Promise.all([cut(an.token, second), cut(binh.token, first)])
    expect(statuses(answers)).toEqual([200, 403])
    await db.execute(sql`update users set status = 'enable' where id = ${owner.id}`)
  })

  const signIn = (email: string, word: string, address = 'concurrent') =>
    api().call('POST', '/api/clients/web/login', { body: { email, password: word }, address })

  it.each([
    ['one address', () => 'flood'],
    ['as many addresses', (n: number) => `flood-${n}`],
  ])('of 120 wrong passwords at once for one e-mail, from %s, three are heard', async (_, addressOf) => {
    const { email } = await api().member()
    const answers = await atOnce(120, (n) => signIn(email, 'sai', addressOf(n)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
    expect(new Set(statuses(answers))).toEqual(new Set([401, 422, 429]))
    for (const { status, body, headers } of answers) {
      if (status === 422) expect(body.captcha).toHaveProperty('question')
      if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await signIn(email, 'mat-khau', 'home')).body.errors, 'what was not heard is no failure').toEqual(
      {
        captcha: [expect.any(String)],
      },
    )
  })

  it('of 130 e-mails tried at once from one address, twenty are heard', async () => {
    const answers = await atOnce(130, (n) => signIn(`nguoi-la-${n}@nep.vn`, 'sai', 'spray'))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
  })

  it('a sign-in that overlaps a reset of the password, or being disabled, leaves no session behind', async () => {
    const { call, owner, member } = api()
    const disable = new FormData()
    disable.set('status', 'disable')
    for (let round = 0; round < 4; round++) {
      const [an, binh] = [await member(), await member()]
      const [first, , second] = await Promise.all([
        signIn(an.email, 'mat-khau', `overlap-${round}`),
        call('PATCH', `/users/${an.id}`, { as: owner.token, body: { password: 'mat-khau-khac' } }),
        signIn(binh.email, 'mat-khau', `overlap-${round}`),
        call('POST', `/users/${binh.id}?_method=PATCH`, { as: owner.token, body: disable }),
      ])
      for (const { body } of [first, second]) {
        const profile = await call('GET', '/profile', { as: body.access_token ?? 'none' })
        expect(profile.status).toBe(401)
      }
    }
  })

  it('of two changes of one password at once, one is told that the password is another by now', async () => {
    const { id, token } = await api().member()
    const answers = await atOnce(2, (n) =>
      api().call('PATCH', `/users/${id}/password`, {
        as: token,
        body: { current_password: 'mat-khau', new_password: `mat-khau-${n}` },
      }),
    )
    expect(statuses(answers)).toEqual([204, 422])
  })

  it('totals stay exact while many write and one folds', async () => {
    const { call, owner, api: served, db } = api()
    const type = await aType(api())
    const work = atOnce(20, async () => {
      const made = await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })
      await served.maintain()
      return call('PATCH', `/posts/${made.body.data.id}`, { as: owner.token, body: { status: 'hidden' } })
    })
    expect(new Set(statuses(await work))).toEqual(new Set([200]))
    const { body } = await call('GET', `/posts?search=type_id:${type.id}&searchJoin=and`, { as: owner.token })
    expect(body.meta).toMatchObject({ pagination: { total: 20 }, counts: { status: { hidden: 20 } } })
    const negative = await rowsOf(db, sql`select key from list_counts group by list, key having sum(n) < 0`)
    expect(negative).toEqual([])
    const apart = await rowsOf(
      db,
      sql`select type_id, status, sum(n) from (
          select type_id, status, count(*) as n from posts group by 1, 2 union all
          select (key->>'type_id')::int, key->>'status', -n from list_counts where list = 'posts.rows') s
        group by 1, 2 having sum(n) <> 0`,
    )
    expect(apart, 'without categories and trademarks').toEqual([])
  })

  it('two moves cannot close a cycle of categories', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const [a, b] = [await aCategory(api(), type.id), await aCategory(api(), type.id)]
    const move = (id: number, parent_id: number) =>
      call('PATCH', `/categories/${id}`, { as: owner.token, body: { parent_id } })
    const answers = await Promise.all([move(a.id, b.id), move(b.id, a.id)])
    expect(statuses(answers)).toEqual([200, 422])
  })

  it('one session ended is ended for requests that follow at once', async () => {
    const { call } = api()
    const { token } = await api().member('list-posts')
    await call('DELETE', '/logout', { as: token })
    const answers = await atOnce(5, () => call('GET', '/posts', { as: token }))
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('a password that is set by a call with an idempotency key', () => {
  it('is mailed once, and is kept nowhere', async () => {
    const { call, owner, db } = api()
    const { id } = await api().member()
    const body = { send_to: 'nguoi-moi@nep.vn' }
    const reset = () =>
      call('PATCH', `/users/${id}`, { as: owner.token, body, headers: { 'Idempotency-Key': 'reset-1' } })
    const before = api().sent.length
    const first = await reset()
    expect(first).toMatchObject({ status: 200, body: { meta: { sent_to: 'nguoi-moi@nep.vn' } } })
    const { password } = first.body.meta
    expect(await reset(), 'again: nothing is done, and no other password mailed').toMatchObject({
      status: 409,
    })
    expect(
      api()
        .sent.slice(before)
        .map(({ text }) => text.includes(password)),
    ).toEqual([true])
    const stored = JSON.stringify(
      await rowsOf(db, sql`select request, body from idempotency_keys where key = 'reset-1'`),
    )
    expect(stored).not.toContain(password)
    // Nor a digest that passwords could be tried against.
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(JSON.stringify([['send_to', { value: body.send_to }]])),
    )
    expect(stored).not.toContain(Buffer.from(digest).toString('hex'))
  })

  it('is answered alike where the answer is empty', async () => {
    const { call, db } = api()
    const me = await api().member()
    const body = { current_password: password, new_password: password }
    const path = `/users/${me.id}/password`
    const headers = { 'Idempotency-Key': 'own-1' }
    const first = await call('PATCH', path, { as: me.token, body, headers })
    const again = { as: first.headers.get('X-Access-Token') ?? '', body, headers }
    const sessions = () => rowsOf(db, sql`select id from sessions where user_id = ${me.id}`)
    const before = await sessions()
    expect([first.status, (await call('PATCH', path, again)).status]).toEqual([204, 204])
    expect(await sessions()).toEqual(before)
  })

  it('names one method: another one under the same key is another call', async () => {
    const { call, owner } = api()
    const { id, email } = await api().member()
    const headers = { 'Idempotency-Key': 'method-1' }
    const body = { name: 'Tên mới', email, password: 'mat-khau-moi' }
    const send = (method: string) =>
      call(method, `/users/${id}?_method=PATCH`, { as: owner.token, body, headers })
    expect((await send('POST')).status).toBe(200)
    expect((await send('PATCH')).status).toBe(409)
  })
})
