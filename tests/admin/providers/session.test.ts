import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberEmail } from '../../../src/admin/providers/auth/lastEmail'
import { rememberRights } from '../../../src/admin/providers/auth/rememberedRights'
import { signIn, takeProfile } from '../../../src/admin/providers/auth/session'
import { createProviders } from '../../../src/admin/providers/createProviders'
import { accessToken, isSignedIn } from '../../../src/admin/providers/http/tokens'
import { fakeApi, type Handler, json, signInAs } from './fakeApi'

const tokens = { token_type: 'Bearer', access_token: 'a', refresh_token: 'r', expires_in: 60 }
const profileWith = (...names: string[]) => ({
  data: {
    id: 1,
    name: 'An',
    avatar: '',
    roles: { data: [{ id: 1, name: 'Biên tập', permissions: { data: names.map((name) => ({ name })) } }] },
    permissions: { data: [{ id: 9, name: 'manage-media' }] },
  },
})
const credentials = { email: 'an@nep.vn', password: 'secret' }
const locale = () => 'vi'

beforeEach(() => {
  localStorage.clear()
  takeProfile()
})

describe('signing in', () => {
  it('stores the tokens and hands the profile over once', async () => {
    const { fetch, calls } = fakeApi(() => json(200, { ...tokens, profile: profileWith('list-posts') }))
    expect(await signIn(credentials, { fetch, locale })).toEqual({ ok: true })
    expect(calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
      '/api/clients/web/login?include=profile',
    ])
    expect(accessToken()).toBe('Bearer a')
    expect(takeProfile()).toMatchObject({ name: 'An' })
    expect(takeProfile()).toBeUndefined()
  })

  it('tells wrong credentials, a captcha and how long to wait', async () => {
    const captcha = { question: 'Hai cộng ba?', token: 't' }
    const wrong = fakeApi(() => json(401, { message: 'Sai', code: 'wrong_credentials', captcha }))
    expect(await signIn(credentials, { fetch: wrong.fetch, locale })).toEqual({
      ok: false,
      reason: 'wrong',
      message: 'Sai',
      captcha,
    })
    const limited = fakeApi(() => json(429, { message: 'Chờ' }, { 'Retry-After': '30' }))
    expect(await signIn(credentials, { fetch: limited.fetch, locale })).toMatchObject({
      reason: 'too_many',
      retryAfter: 30,
    })
    const dead = fakeApi(() => Promise.reject(new TypeError('network')))
    expect(await signIn(credentials, { fetch: dead.fetch, locale })).toMatchObject({ reason: 'no_answer' })
  })

  it('says that there was no answer only where there was none', async () => {
    const reasonOf = async (answer: () => Response | Promise<Response>) =>
      signIn(credentials, { fetch: fakeApi(answer).fetch, locale })
    expect(await reasonOf(() => json(503, { message: 'Tạm gián đoạn' }))).toMatchObject({
      reason: 'failed',
      message: 'Tạm gián đoạn',
    })
    expect(await reasonOf(() => new Response(null, { status: 502 }))).toMatchObject({ reason: 'no_answer' })
    expect(await reasonOf(() => new Response('<html>Wi-Fi</html>'))).toMatchObject({ reason: 'failed' })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const signedIn = () => json(200, { ...tokens, profile: profileWith('list-posts') })
    expect(await reasonOf(signedIn)).toMatchObject({ reason: 'not_kept' })
    full.mockRestore()
    expect(takeProfile()).toBeUndefined()
  })

  it('refuses a client of the site and ends the session it got', async () => {
    const { fetch, calls } = fakeApi(({ method }) =>
      method === 'DELETE' ? json(204) : json(200, { ...tokens, profile: { data: { id: 2 } } }),
    )
    expect(await signIn(credentials, { fetch, locale })).toMatchObject({ ok: false, reason: 'not_staff' })
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/logout' })
    expect(isSignedIn()).toBe(false)
  })
})

const join = (handler: Handler) => {
  const api = fakeApi(handler)
  const onSignedOut = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { ...api, onSignedOut, ...createProviders({ client, locale, fetch: api.fetch, onSignedOut }) }
}

describe('the auth provider', () => {
  it('judges by roles and direct permissions together, from one profile', async () => {
    signInAs()
    const { authProvider, calls } = join(() => json(200, profileWith('list-posts', 'manage-media')))
    const may = (resource: string, action: string) => authProvider.canAccess?.({ resource, action })
    expect(await may('posts', 'list')).toBe(true)
    expect(await may('posts', 'edit')).toBe(false)
    expect(await may('media', 'delete')).toBe(true)
    expect(await may('languages', 'list')).toBe(true)
    expect(await may('nonsense', 'list')).toBe(false)
    expect(await authProvider.getPermissions?.({})).toEqual(new Set(['list-posts', 'manage-media']))
    expect(await authProvider.getIdentity?.()).toEqual({ id: 1, fullName: 'An', avatar: '' })
    expect(calls).toHaveLength(1)
  })

  it('lets nobody in without a token, nor an account that has lost every right', async () => {
    const { authProvider } = join(() => json(500))
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' })
    signInAs()
    const nobody = join(() => json(200, { data: { id: 2 } }))
    await nobody.authProvider.checkAuth({})
    await vi.waitFor(() => expect(nobody.onSignedOut).toHaveBeenCalledWith('not_staff'))
    expect(isSignedIn()).toBe(false)
  })

  it('says that the session is over on a 401 and leaves the rest to the login page', async () => {
    signInAs()
    const { dataProvider, onSignedOut } = join(() => json(401, { message: 'gone', code: 'unauthenticated' }))
    await expect(dataProvider.getList('posts', {})).rejects.toMatchObject({ status: 401 })
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('expired')
  })

  it('signs out on the server and forgets everything', async () => {
    signInAs()
    const { authProvider, calls } = join(({ method }) =>
      method === 'DELETE' ? json(204) : json(200, profileWith('list-posts')),
    )
    rememberRights(new Set(['list-posts']))
    rememberEmail('an@nep.vn')
    expect(await authProvider.logout({})).toBe('/login')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/logout' })
    expect([localStorage.length, sessionStorage.getItem('email')]).toEqual([0, null])
  })
})
