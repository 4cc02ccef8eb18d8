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

export interface Captcha {
  question: string
  token: string
}

export type SignInResult =
  | { ok: true }
  | {
      ok: false
      /** `not_staff`: the password is right, but the account has no permissions and is a client of the site. */
      reason: 'wrong' | 'too_many' | 'not_staff' | 'no_answer'
      /** The server's message in the requested language; empty if there is none. */
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
 * Signs in. The login page uses it before react-admin has loaded, so it does not import it. The tokens are stored
 * only once the account turns out to be staff.
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

  try {
    const answer = await call(`${host}/clients/web/login?include=profile`, 'POST', undefined, credentials)
    if (!answer.ok) return refused(answer, (await answer.json().catch(() => ({}))) as Refusal)
    const { profile, ...tokens } = (await answer.json()) as SignedIn
    if (rightNames(profile.data).length === 0) {
      await call(`${base}/logout`, 'DELETE', `${tokens.token_type} ${tokens.access_token}`)
      return { ok: false, reason: 'not_staff', message: '' }
    }
    rememberEmail(credentials.email)
    signedIn = profile.data
    storeTokens(tokens)
    return { ok: true }
  } catch {
    return { ok: false, reason: 'no_answer', message: '' }
  }
}

/** An answer that is no success, in its words. */
export function refused(
  { status, headers }: Response,
  { message = '', captcha, errors }: Refusal,
): SignInResult {
  const wait = Number(headers.get('Retry-After'))
  return {
    ok: false,
    reason: status === 429 ? 'too_many' : status >= 500 ? 'no_answer' : 'wrong',
    message,
    ...(captcha && { captcha }),
    ...(errors && { errors }),
    ...(wait > 0 && { retryAfter: wait }),
  }
}

let signedIn: Rights | undefined

/** The profile fetched by signing in, once: it saves the back office its first request. */
export function takeProfile(): Rights | undefined {
  const profile = signedIn
  signedIn = undefined
  return profile
}
