import { type Rights, rightNames } from '../../../domain/rights'
import type { Tokens } from '../../../domain/user'
import { storeTokens } from '../http/tokens'
import { rememberEmail } from './lastEmail'

export interface Credentials {
  email: string
  password: string
  captcha?: string
  captcha_token?: string
}

interface Captcha {
  question: string
  token: string
}

export type SignInResult =
  | { ok: true }
  | {
      ok: false
      /**
       * `not_staff`: correct password, but a client's account without permissions. `no_answer`: server not reached.
       * `failed`: a server error or an unreadable answer. `not_kept`: the browser stores nothing.
       */
      reason: 'wrong' | 'too_many' | 'not_staff' | 'no_answer' | 'failed' | 'not_kept'
      message: string
      captcha?: Captcha
      errors?: Record<string, string[]>
      /** Seconds to wait before trying again. */
      retryAfter?: number
    }

export interface SessionOptions {
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Base address of the API, without a version. */
  host?: string
  base?: string
  locale: () => string
}

interface Refusal {
  message?: string
  code?: string
  captcha?: Captcha
  errors?: Record<string, string[]>
}

interface SignedIn extends Tokens {
  profile: { data: Rights }
}

/**
 * Signs in without react-admin, which the login page has not loaded yet. Stores the tokens only once the account turns
 * out to be staff.
 */
export async function signIn(credentials: Credentials, options: SessionOptions): Promise<SignInResult> {
  const { fetch = globalThis.fetch, host = '/api', base = '/api/v1', locale } = options
  const call = (url: string, method: string, authorization?: string, body?: unknown) =>
    fetch(new URL(url, globalThis.location?.origin ?? 'http://localhost').href, {
      method,
      headers: {
        Accept: 'application/json',
        Locale: locale(),
        ...(authorization && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
    })

  const answer = await call(
    `${host}/clients/web/login?include=profile`,
    'POST',
    undefined,
    credentials,
  ).catch(() => null)
  if (!answer) return failure('no_answer')
  const body: Partial<SignedIn> & Refusal = await answer.json().catch(() => ({}))
  if (!answer.ok) return refused(answer, body)
  const { profile, ...tokens } = body
  if (!profile?.data || !isTokens(tokens)) return failure('failed')
  if (rightNames(profile.data).length === 0) {
    await call(`${base}/logout`, 'DELETE', `${tokens.token_type} ${tokens.access_token}`).catch(() => null)
    return failure('not_staff')
  }
  try {
    rememberEmail(credentials.email)
    storeTokens(tokens)
  } catch {
    return failure('not_kept')
  }
  signedIn = profile.data
  return { ok: true }
}

const failure = (reason: 'not_staff' | 'no_answer' | 'failed' | 'not_kept'): SignInResult => ({
  ok: false,
  reason,
  message: '',
})

const isTokens = (value: Partial<Tokens>): value is Tokens => Boolean(value.access_token)

export function refused(
  { status, headers }: Response,
  { message = '', captcha, errors }: Refusal,
): SignInResult {
  const wait = Number(headers.get('Retry-After'))
  return {
    ok: false,
    // Without a message the error comes from a proxy, not from the API.
    reason: status === 429 ? 'too_many' : status < 500 ? 'wrong' : message ? 'failed' : 'no_answer',
    message,
    ...(captcha && { captcha }),
    ...(errors && { errors }),
    ...(wait > 0 && { retryAfter: wait }),
  }
}

let signedIn: Rights | undefined

/** Returns the profile from signing in, once, to save the back office its first request. */
export function takeProfile(): Rights | undefined {
  const profile = signedIn
  signedIn = undefined
  return profile
}
