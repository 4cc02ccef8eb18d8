import { describe, expect, it } from 'vitest'
import { countTry } from '../../src/api/auth/attempts'
import { makeCaptcha } from '../../src/api/auth/captcha'
import { issueTokens } from '../../src/api/auth/tokens'
import { type Answer, password, secret, withApi } from '../support/api'

const api = withApi()
const later = (seconds: number) => {
  api().now = new Date(api().now.getTime() + seconds * 1000)
}
const login = (email: string, secretWord: string, more: object = {}, address?: string) =>
  api().call('POST', '/api/clients/web/login', { body: { email, password: secretWord, ...more }, address })

/** Solves the captcha of a refusal, for the next try. */
const solved = ({ body }: Answer) =>
  body?.captcha ? { captcha: solve(body.captcha.question), captcha_token: body.captcha.token } : {}

/** Counts failures as wrong passwords do, without the time for hashing. */
async function failed(email: string, times: number, addressOf: (n: number) => string): Promise<void> {
  for (let n = 0; n < times; n++) await countTry(api().db, { email, address: addressOf(n), now: api().now })
}

/** Fails to sign in this many times, solving captchas on the way. */
async function fail(email: string, times: number, addressOf: (n: number) => string): Promise<Answer> {
  let last = await login(email, 'sai', {}, addressOf(0))
  for (let n = 1; n < times; n++) last = await login(email, 'sai', solved(last), addressOf(n))
  return last
}

/** Solves a Vietnamese captcha, whose numbers are words. */
function solve(question: string): string {
  const words =
    'không,một,hai,ba,bốn,năm,sáu,bảy,tám,chín,mười,mười một,mười hai,mười ba,mười bốn,mười lăm,mười sáu,mười bảy,mười tám,mười chín,hai mươi'.split(
      ',',
    )
  const [, a = '', b = ''] = /^(.+) cộng (.+) bằng/.exec(question.toLowerCase()) ?? []
  return String(words.indexOf(a) + words.indexOf(b))
}

describe('sign-in', () => {
  it('answers the tokens, and they open the profile', async () => {
    const { status, body } = await login(' OWNER@nep.vn ', password)
    expect(status).toBe(200)
    expect(body).toEqual({
      token_type: 'Bearer',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
    })
    const profile = await api().call('GET', '/profile', { as: body.access_token })
    expect(profile.body.data).toMatchObject({ email: 'owner@nep.vn', permissions: { data: [] } })
    expect(profile.body.data.roles.data[0].permissions.data.length).toBeGreaterThan(70)
    expect(JSON.stringify(profile.body)).not.toContain('argon2')
  })

  it('brings the profile along when it is asked for, and nothing else', async () => {
    const body = { email: 'owner@nep.vn', password }
    const { body: signedIn } = await api().call('POST', '/api/clients/web/login?include=profile', { body })
    const profile = await api().call('GET', '/profile', { as: signedIn.access_token })
    expect(signedIn.profile).toEqual(profile.body)
    const other = await api().call('POST', '/api/clients/web/login?include=sessions', { body })
    expect(other).toMatchObject({ status: 422, body: { errors: { include: [expect.any(String)] } } })
  })

  it('asks a captcha after three failures of one account', async () => {
    const { email } = await api().member()
    for (let n = 0; n < 2; n++) expect((await login(email, 'sai')).body).not.toHaveProperty('captcha')
    const third = await login(email, 'sai')
    expect(third).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect((await login(email, password)).body.errors).toHaveProperty('captcha')
    expect((await login(email, password, solved(third))).status).toBe(200)
    for (let n = 0; n < 3; n++) await login(email, 'sai')
    expect((await login(email, password, solved(third))).status, 'a challenge counts once').toBe(422)
    later(16 * 60)
    expect((await login(email, password)).status, 'the window has passed').toBe(200)
  })

  it('a wrong answer spends the challenge, brings another and is a failure of the address', async () => {
    const { email } = await api().member()
    const at = 'guesser'
    const third = await fail(email, 3, () => at)
    const wrong = (before: Answer) => login(email, password, { ...solved(before), captcha: '99' }, at)
    let last = await wrong(third)
    expect(last).toMatchObject({ status: 422, body: { errors: { captcha: [expect.any(String)] } } })
    expect((await login(email, password, solved(third), at)).status, 'spent').toBe(422)
    for (let n = 5; n < 19; n++) last = await wrong(last)
    const other = (await api().member()).email
    expect((await login(other, 'sai', {}, at)).body, 'the 20th failure').toHaveProperty('captcha')
    expect((await login(other, password, {}, at)).body.errors).toHaveProperty('captcha')
    expect((await login(email, password, solved(last), at)).status, 'the fresh one').toBe(200)
  })

  it('forges no challenge: a token of another secret passes nothing', async () => {
    const { email } = await api().member()
    await fail(email, 3, () => 'forger')
    const { question, token } = await makeCaptcha('another secret', 'vi', api().now)
    const forged = { captcha: solve(question), captcha_token: token }
    expect((await login(email, password, forged, 'forger')).status).toBe(422)
  })

  it('says how long to wait when there were too many failures from one address', async () => {
    const { email } = await api().member()
    await failed(email, 19, () => 'impatient')
    expect((await fail(email, 2, () => 'impatient')).status).toBe(401)
    const refused = await login(email, password, {}, 'impatient')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('lets nobody lock out the owner of an account: elsewhere the right password is heard', async () => {
    const { email } = await api().member()
    await failed(email, 40, (n) => `stranger-${n % 3}`)
    const asked = await login(email, password, {}, 'home')
    expect(asked.body.errors).toHaveProperty('captcha')
    expect((await login(email, password, solved(asked), 'home')).status).toBe(200)
  })

  it('bounds the guesses at an account, whatever the addresses, but where it is known it is heard', async () => {
    const { email } = await api().member()
    expect((await login(email, password, {}, 'home')).status).toBe(200)
    await failed(email, 100, (n) => `bot-${n}`)
    expect((await login(email, password, {}, 'bot-200')).status).toBe(429)
    const asked = await login(email, password, {}, 'home')
    expect((await login(email, password, solved(asked), 'home')).status).toBe(200)
    expect((await login(email, password, {}, 'bot-200')).status, 'a success excuses no stranger').toBe(429)
  })

  it('one person’s mistakes put no captcha before the others of an office', async () => {
    const [hasty, calm] = [await api().member(), await api().member()]
    await failed(hasty.email, 17, () => 'office')
    expect((await login(calm.email, password, {}, 'office')).status).toBe(200)
  })

  it('a success takes back what it counted, and what was mistyped before it', async () => {
    const [one, two] = [await api().member(), await api().member()]
    await failed('khac@nep.vn', 17, () => 'busy')
    for (const { email } of [one, two, one, two])
      expect((await login(email, password, {}, 'busy')).status).toBe(200)
    for (let n = 0; n < 2; n++) {
      await fail(one.email, 2, () => `typist`)
      expect((await login(one.email, password, {}, 'typist')).status).toBe(200)
    }
  })

  it('does not let a disabled account in, nor its session go on', async () => {
    const { id, email, token } = await api().member('list-posts')
    const form = new FormData()
    form.set('status', 'disable')
    await api().call('POST', `/users/${id}?_method=PATCH`, { as: api().owner.token, body: form })
    expect((await api().call('GET', '/posts', { as: token })).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
  })
})

describe('tokens', () => {
  const profile = (token: string) => api().call('GET', '/profile', { as: token })
  const exchange = async (token: string) => {
    const { status, headers } = await profile(token)
    return {
      status,
      access: headers.get('X-Access-Token') ?? '',
      refresh: headers.get('X-Refresh-Token') ?? '',
    }
  }

  it('an expired access token is 403 token_expired; with the refresh token fresh ones come along', async () => {
    const { body } = await login('owner@nep.vn', password)
    later(3601)
    expect(await profile(body.access_token)).toMatchObject({ status: 403, body: { code: 'token_expired' } })
    const retried = await profile(body.refresh_token)
    expect(retried.status).toBe(200)
    const fresh = retried.headers.get('X-Access-Token') ?? ''
    expect((await profile(fresh)).status).toBe(200)
    expect(retried.headers.get('X-Expires-In')).toBe('3600')
  })

  it('a refresh token that comes back after its exchange ends the session', async () => {
    const { body } = await login('owner@nep.vn', password)
    const first = await exchange(body.refresh_token)
    later(30)
    const second = await exchange(first.refresh)
    expect(second.status).toBe(200)
    later(61)
    expect((await profile(second.access)).status).toBe(200)
    expect((await exchange(first.refresh)).status).toBe(401)
    expect((await profile(second.access)).status, 'the newest token is of that session too').toBe(401)
    expect((await exchange(second.refresh)).status).toBe(401)
  })

  it('for a minute it is still good, for another tab or a lost answer, and leads to the same tokens', async () => {
    const { body } = await login('owner@nep.vn', password)
    const [one, two] = await Promise.all([exchange(body.refresh_token), exchange(body.refresh_token)])
    expect([one.status, two.status]).toEqual([200, 200])
    later(30)
    expect((await exchange(body.refresh_token)).status).toBe(200)
    later(31)
    expect((await exchange(two.refresh)).status, 'either tab goes on').toBe(200)
    expect((await exchange(one.refresh)).status).toBe(200)
    expect((await exchange(body.refresh_token)).status, 'two exchanges ago').toBe(401)
    expect((await profile(one.access)).status).toBe(401)
  })

  it('logging out ends the session at once, the refresh token with it', async () => {
    const { body } = await login('owner@nep.vn', password)
    expect((await api().call('DELETE', '/logout', { as: body.access_token })).status).toBe(204)
    expect((await profile(body.access_token)).status).toBe(401)
    expect((await profile(body.refresh_token)).status).toBe(401)
  })

  it('changing the password needs the current one, renews the session and ends all others', async () => {
    const { id, email } = await api().member()
    const [here, there] = [await login(email, password), await login(email, password)]
    const change = (as: string, current_password: string) =>
      api().call('PATCH', `/users/${id}/password`, {
        as,
        body: { current_password, new_password: 'mat-khau-moi' },
      })
    const isGiven = async (token: string) => (await profile(token)).body.data.password_is_given
    expect(await isGiven(here.body.access_token)).toBe(true)
    expect((await change(here.body.access_token, 'sai')).body.errors).toHaveProperty('current_password')
    // With the refresh token, as after an expiry: the answer's tokens are those of the new session.
    const changed = await change(here.body.refresh_token, password)
    expect(changed.status).toBe(204)
    for (const { body } of [here, there])
      for (const token of [body.access_token, body.refresh_token])
        expect((await profile(token)).status).toBe(401)
    expect(await isGiven(changed.headers.get('X-Access-Token') ?? '')).toBe(false)
    expect((await exchange(changed.headers.get('X-Refresh-Token') ?? '')).status).toBe(200)
    expect(changed.headers.get('X-Expires-In')).toBe('3600')
    expect((await login(email, 'mat-khau-moi')).status).toBe(200)
  })

  it('guesses at the current password are counted as those at sign-in', async () => {
    const { id, email, token } = await api().member()
    const guess = () =>
      api().call('PATCH', `/users/${id}/password`, {
        as: token,
        body: { current_password: 'sai', new_password: 'mat-khau-moi' },
        address: 'stolen',
      })
    for (let n = 0; n < 20; n++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
    expect((await login(email, password, {}, 'stolen')).status).toBe(429)
  })

  it('takes no token of another secret, another algorithm, or none', async () => {
    const forged = await issueTokens('another secret', api().owner.id, crypto.randomUUID(), api().now)
    const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: '1', use: 'access', sid: 'x' }))}.`
    for (const token of [forged.access_token, none, 'x', '']) {
      const { status } = await api().call('GET', '/profile', { as: token })
      expect(status).toBe(401)
    }
    expect(secret).not.toBe('another secret')
  })
})
