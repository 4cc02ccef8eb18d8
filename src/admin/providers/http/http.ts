import { batchHeader } from '../../../domain/history'
import { spaceCalls } from '../../startup/spaceCalls'
import { noAnswer, toHttpError } from './httpError'
import { rememberCall, trackWrite } from './ownCalls'
import { createRetry, keepFreshTokens, type ParsedResponse } from './refresh'
import { accessToken, dropAccessToken } from './tokens'
import { uploadWithProgress } from './upload'

/** Long, because of uploads over slow connections. */
const TIMEOUT_MS = 320_000

/** Codes of a 403 that a fresh token would not change. */
const denials: readonly unknown[] = ['forbidden', 'beyond_rights', 'own_roles', 'viewing']

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  /** `FormData` is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Returns a success as the unread `Response`, without a timeout. */
  isStream?: boolean
  /** Sent by the page, not by the user: a 401 does not lead to the login page. */
  isBackground?: boolean
  onProgress?: (share: number) => void
  /** Called only after a success. */
  onHeaders?: (headers: Headers) => void
}

/** Calls the API by a path under the versioned base, or an absolute address (which never gets a token). */
export type HttpClient = <T = unknown>(path: string, request?: HttpRequest) => Promise<T>

export interface HttpOptions {
  /** Replaces the network, such as in the demo. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  base?: string
  locale: () => string
  /** Called when the server no longer knows the session; the access token is removed already. */
  onSignedOut: () => void
  /** Called when a permission was missing, since the known rights are outdated. */
  onRefused?: () => void
}

const hereOr = (fallback: string): string => globalThis.location?.origin ?? fallback

export function createHttpClient(options: HttpOptions): HttpClient {
  const { fetch, base = '/api/v1', locale, onSignedOut, onRefused } = options
  const home = new URL(base, hereOr('http://localhost'))
  const retryExpired = createRetry()

  const ask = async <T>(path: string, request: HttpRequest): Promise<T> => {
    const { method = 'GET', query = {}, body, onProgress } = request
    const url = /^https?:\/\//i.test(path) ? new URL(path) : new URL(home.pathname + path, home)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const ours = url.origin === home.origin
    const limit = request.isStream ? new AbortController().signal : AbortSignal.timeout(TIMEOUT_MS)
    const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit

    let sent: string | null = null
    const send = async (authorization: string | null): Promise<ParsedResponse> => {
      sent = authorization
      try {
        const response = await transmit(ours ? authorization : null)
        const { ok, status, headers } = response
        return { status, headers, content: request.isStream && ok ? response : parse(await response.text()) }
      } catch (error) {
        if (error instanceof TypeError || limit.aborted) throw noAnswer()
        throw error
      }
    }
    const transmit = (authorization: string | null): Promise<Response> => {
      const headers = new Headers({ Accept: 'application/json', Locale: locale(), ...request.headers })
      if (authorization) headers.set('Authorization', authorization)
      const isForm = body instanceof FormData
      if (isForm && onProgress && !fetch && 'XMLHttpRequest' in globalThis)
        return uploadWithProgress({ url, method, headers, body, signal, onProgress })
      if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
      const payload = isForm || body === undefined ? body : JSON.stringify(body)
      // A redirect could send the token to another origin; the API has none.
      const redirect = ours ? 'error' : 'follow'
      const init: RequestInit = { method, headers, body: payload, signal, redirect }
      return fetch ? fetch(url.href, init) : spaceCalls(() => globalThis.fetch(url.href, init))
    }

    const used = accessToken()
    // After signing out, such as in another tab, the page sends nothing by itself.
    if (request.isBackground && ours && !used) throw toHttpError(401, undefined)
    let answer = await send(used)
    // Ignored if the session has ended or changed while the call was in progress.
    if (ours && used && used === accessToken()) keepFreshTokens(answer)
    if (answer.status === 403 && ours && used && !denials.includes(codeOf(answer.content)))
      answer = await retryExpired(send, used)
    const { status, content } = answer
    if (status >= 200 && status < 300) {
      request.onHeaders?.(answer.headers)
      if (method !== 'GET') rememberCall(answer.headers.get(batchHeader))
      return content as T
    }
    // Signs out only if the stored token is still that of this call, not of a newer session.
    if (status === 401 && !request.isBackground && ours && used && [used, sent].includes(accessToken())) {
      dropAccessToken()
      onSignedOut()
    }
    if (status === 403 && ours && codeOf(content) === 'forbidden') onRefused?.()
    throw toHttpError(status, content)
  }
  return <T>(path: string, request: HttpRequest = {}): Promise<T> => {
    const answer = ask<T>(path, request)
    return (request.method ?? 'GET') === 'GET' ? answer : trackWrite(answer)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOf = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'code' in content ? content.code : undefined
