import { describe, expect, it } from 'vitest'
import { issueTokens } from '../../src/api/auth/tokens'
import { password, secret, withApi } from '../support/api'

const api = withApi()
const later = (seconds: number) => {
  api().now = new Date(api().now.getTime() + seconds * 1000)
}
const login = (email: string, secretWord: string, more: object = {}) =>
  api().call('POST', '/api/clients/web/login', { body: { email, password: secretWord, ...more } })

/** Reads the sum of a Vietnamese captcha: the numbers are spelt. */
function solve(question: string): string {
  const words =
    'không,một,hai,ba,bốn,năm,sáu,bảy,tám,chín,mười,mười một,mười hai,mười ba,mười bốn,mười lăm,mười sáu,mười bảy,mười tám,mười chín,hai mươi'.split(
      ',',
    )
  const [, a = '', b = ''] = /^(.+) cộng (.+) bằng/.exec(question.toLowerCase()) ?? []
  return String(words.indexOf(a) + words.indexOf(b))
}

describe('sign-in (spec §7, §8)', () => {
  it('answers the tokens of spec §7, and they open the profile', async () => {
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

  it('asks a captcha after three failures, once each, and refuses after twenty', async () => {
    const { email } = await api().member()
    for (let n = 0; n < 2; n++) expect((await login(email, 'sai')).body).not.toHaveProperty('captcha')
    const third = await login(email, 'sai')
    expect(third).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    const { question, token } = third.body.captcha
    expect((await login(email, password)).body.errors).toHaveProperty('captcha')
    const answer = { captcha: solve(question), captcha_token: token }
    expect((await login(email, password, { ...answer, captcha: '0' })).body.errors).toHaveProperty('captcha')
    expect((await login(email, password, answer)).status).toBe(200)
    for (let n = 0; n < 3; n++) await login(email, 'sai')
    expect((await login(email, password, answer)).status, 'a challenge counts once').toBe(422)
    later(16 * 60)
    expect((await login(email, password)).status, 'the window has passed').toBe(200)
  })

  it('says how long to wait when there were too many failures', async () => {
    const { email } = await api().member()
    let last = await login(email, 'sai')
    for (let n = 0; n < 19; n++) {
      const { captcha } = last.body
      last = await login(
        email,
        'sai',
        captcha && { captcha: solve(captcha.question), captcha_token: captcha.token },
      )
    }
    const refused = await login(email, password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    later(16 * 60)
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

describe('tokens (spec §7, §8; design §3)', () => {
  it('an expired access token is 403 token_expired; with the refresh token fresh ones come along', async () => {
    const { body } = await login('owner@nep.vn', password)
    later(3601)
    expect(await api().call('GET', '/profile', { as: body.access_token })).toMatchObject({
      status: 403,
      body: { code: 'token_expired' },
    })
    const retried = await api().call('GET', '/profile', { as: body.refresh_token })
    expect(retried.status).toBe(200)
    const fresh = retried.headers.get('X-Access-Token') ?? ''
    expect((await api().call('GET', '/profile', { as: fresh })).status).toBe(200)
    expect(retried.headers.get('X-Expires-In')).toBe('3600')
  })

  it('logging out ends the session at once, the refresh token with it', async () => {
    const { body } = await login('owner@nep.vn', password)
    expect((await api().call('DELETE', '/logout', { as: body.access_token })).status).toBe(204)
    expect((await api().call('GET', '/profile', { as: body.access_token })).status).toBe(401)
    expect((await api().call('GET', '/profile', { as: body.refresh_token })).status).toBe(401)
  })

  it('changing the password needs the current one and ends the other sessions', async () => {
    const { id, email } = await api().member()
    const [here, there] = [await login(email, password), await login(email, password)]
    const change = (current_password: string) =>
      api().call('PATCH', `/users/${id}/password`, {
        as: here.body.access_token,
        body: { current_password, new_password: 'mat-khau-moi' },
      })
    expect((await change('sai')).body.errors).toHaveProperty('current_password')
    expect((await change(password)).status).toBe(204)
    expect((await api().call('GET', '/profile', { as: here.body.access_token })).status).toBe(200)
    expect((await api().call('GET', '/profile', { as: there.body.access_token })).status).toBe(401)
    expect((await login(email, 'mat-khau-moi')).status).toBe(200)
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
