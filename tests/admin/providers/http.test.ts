import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../../src/admin/providers/http/http'
import { errorBody } from '../../../src/admin/providers/http/httpError'
import { accessToken } from '../../../src/admin/providers/http/tokens'
import { fakeApi, type Handler, json, signInAs } from './fakeApi'

const setup = (handler: Handler) => {
  const api = fakeApi(handler)
  const onSignedOut = vi.fn()
  const http = createHttpClient({ fetch: api.fetch, locale: () => 'ja', onSignedOut })
  return { ...api, http, onSignedOut }
}

const fresh = { 'X-Access-Token': 'new', 'X-Refresh-Token': 'refresh2', 'X-Expires-In': '900' }

/** Knows one access token at a time; the refresh token is good once. */
const expiring = () => {
  let access = 'Bearer new'
  let refresh = 'Bearer refresh'
  const handler: Handler = async ({ headers }) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const sent = headers.get('Authorization')
    if (sent === access) return json(200, { data: 'ok' })
    if (sent === refresh) {
      refresh = 'used up'
      access = 'Bearer new'
      return json(200, { data: 'ok' }, fresh)
    }
    return json(403, { message: 'expired', code: 'token_expired' })
  }
  return handler
}

beforeEach(() => {
  localStorage.clear()
  signInAs()
})

describe('the http client', () => {
  it('asks for nothing of its own accord once nobody is signed in', async () => {
    const { http, calls, onSignedOut } = setup(() => json(200, { data: 1 }))
    await http('/media/focus', { isBackground: true })
    expect(calls).toHaveLength(1)
    localStorage.clear()
    await expect(http('/media/focus', { isBackground: true })).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('sends the headers of every call', async () => {
    const { http, calls } = setup(() => json(200, { data: 1 }))
    await http('/posts', { query: { page: 2, limit: undefined } })
    expect(calls[0]?.path).toBe('/api/v1/posts')
    expect(calls[0]?.query.toString()).toBe('page=2')
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      locale: 'ja',
      authorization: 'Bearer old',
    })
  })

  it('never sends a token to another origin', async () => {
    const { http, calls, onSignedOut } = setup(() => json(401))
    await expect(http('https://elsewhere.example/list')).rejects.toMatchObject({ status: 401 })
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(accessToken()).toBe('Bearer old')
  })

  it('retries an expired call once with the refresh token and keeps the fresh tokens', async () => {
    const { http, calls } = setup(expiring())
    await http('/posts')
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer refresh'])
    expect(accessToken()).toBe('Bearer new')
    expect(localStorage.getItem('refresh_token')).toBe('refresh2')
    expect(Number(localStorage.getItem('expires_in'))).toBeGreaterThan(Date.now() + 800_000)
  })

  it('hands out a stream before it is read, after a refresh too; a refusal of one is read as ever', async () => {
    const answers = expiring()
    const { http } = setup(async (call) => {
      const answer = await answers(call)
      return answer.ok ? new Response('a,b', { headers: answer.headers }) : answer
    })
    const response = await http<Response>('/posts/export', { isStream: true })
    expect(accessToken()).toBe('Bearer new')
    expect(response.bodyUsed).toBe(false)
    expect(await response.text()).toBe('a,b')
    const refused = setup(() => json(422, { message: 'which?', code: 'invalid' }))
    await expect(refused.http('/posts/export', { isStream: true })).rejects.toMatchObject({
      message: 'which?',
    })
  })

  it('shares one refresh between calls that expire together', async () => {
    const { http, calls } = setup(expiring())
    await Promise.all([http('/posts'), http('/types'), http('/media')])
    const sent = calls.map(({ headers }) => headers.get('Authorization'))
    expect(sent.filter((each) => each === 'Bearer refresh')).toHaveLength(1)
    expect(sent.slice(-2)).toEqual(['Bearer new', 'Bearer new'])
  })

  it('does not retry a plain denial, and retries no more than once', async () => {
    const denied = setup(() => json(403, { message: 'no', code: 'forbidden' }))
    await expect(denied.http('/posts')).rejects.toMatchObject({ status: 403, message: 'no' })
    expect(denied.calls).toHaveLength(1)
    const expired = setup(() => json(403, { message: 'expired', code: 'token_expired' }))
    await expect(expired.http('/posts')).rejects.toMatchObject({ status: 403 })
    expect(expired.calls).toHaveLength(2)
  })

  it('goes on with the session that an answer has renewed, as changing the password does', async () => {
    const { http, calls } = setup(({ method }) =>
      method === 'PATCH' ? new Response(null, { status: 204, headers: fresh }) : json(200, { data: 'ok' }),
    )
    await http('/users/1/password', { method: 'PATCH', body: {} })
    expect(localStorage.getItem('refresh_token')).toBe('refresh2')
    await http('/posts')
    expect(calls[1]?.headers.get('Authorization')).toBe('Bearer new')
  })

  it('keeps no fresh tokens of a session that was left while the call was under way', async () => {
    const { http } = setup(() => {
      localStorage.clear()
      return json(200, { data: 'ok' }, fresh)
    })
    await http('/users/1/password', { method: 'PATCH', body: {} })
    expect(accessToken()).toBeNull()
  })

  it('drops the access token on 401 and says once that the session is over', async () => {
    const { http, onSignedOut } = setup(() => json(401, { message: 'gone', code: 'unauthenticated' }))
    await Promise.allSettled([http('/posts'), http('/types')])
    expect(accessToken()).toBeNull()
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  })

  it('leaves a session alone that began while an old call was under way', async () => {
    const { http, onSignedOut } = setup(() => {
      signInAs('another')
      return json(401, { message: 'gone', code: 'unauthenticated' })
    })
    await expect(http('/posts')).rejects.toMatchObject({ status: 401 })
    expect(accessToken()).toBe('Bearer another')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('spells the fields of an error as forms do', async () => {
    const errors = { title: ['Bắt buộc'], 'content[0].title': ['Quá dài', 'Sai'] }
    const { http } = setup(() => json(422, { message: 'Sai', code: 'invalid', errors }))
    const error = await http('/posts', { method: 'POST', body: {} }).catch((reason: unknown) => reason)
    expect(errorBody(error)?.errors).toEqual({ title: 'Bắt buộc', 'content.0.title': 'Quá dài' })
  })

  it('takes an unreadable body for none, and no answer for an error without a status', async () => {
    const broken = setup(() => new Response('<html>', { status: 502 }))
    await expect(broken.http('/posts')).rejects.toMatchObject({ status: 502, body: null })
    const cut = setup(() => Promise.reject(new TypeError('failed to fetch')))
    await expect(cut.http('/posts')).rejects.toMatchObject({ status: 0, body: null })
  })

  it('passes the abort of a caller on', async () => {
    const { http } = setup(() => json(200, {}))
    const aborted = AbortSignal.abort()
    await expect(http('/posts', { signal: aborted })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('sends files as a form and everything else as JSON', async () => {
    const { http, calls } = setup(() => json(201, { data: {} }))
    const form = new FormData()
    form.append('name', 'Ảnh')
    await http('/media', { method: 'POST', body: form })
    await http('/posts', { method: 'POST', body: { title: 'Bài' } })
    expect(calls[0]?.headers.has('Content-Type')).toBe(false)
    expect(calls[0]?.body).toEqual({ name: 'Ảnh' })
    expect(calls[1]?.headers.get('Content-Type')).toBe('application/json')
  })
})
