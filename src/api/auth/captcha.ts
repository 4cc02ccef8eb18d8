import { sql } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { dictionaryOf, type Locale } from '../http/locale'

export interface Captcha {
  question: string
  token: string
}

const lifetime = 5 * 60

const bytes = (text: string) => new TextEncoder().encode(text)

/** A separate key keeps a challenge from being used as a session token. */
const keyOf = (secret: string) => bytes(`captcha:${secret}`)

const random = (below: number) => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % below

/** A keyed hash: an answer can be checked against it but not read from it. */
async function sealOf(secret: string, id: string, answer: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', keyOf(secret), algorithm, false, ['sign'])
  const seal = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${id}:${answer}`)))
  return btoa(String.fromCharCode(...seal))
}

export async function makeCaptcha(secret: string, locale: Locale, now: Date): Promise<Captcha> {
  const [a, b] = [random(20) + 1, random(20) + 1]
  const { numbers, captcha_question } = dictionaryOf(locale).errors
  const seconds = Math.floor(now.getTime() / 1000)
  const id = crypto.randomUUID()
  const token = await new SignJWT({ seal: await sealOf(secret, id, String(a + b)) })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setExpirationTime(seconds + lifetime)
    .sign(keyOf(secret))
  const question = captcha_question.replace('%{a}', numbers[a] ?? '').replace('%{b}', numbers[b] ?? '')
  return { question: question.charAt(0).toLocaleUpperCase(locale) + question.slice(1), token }
}

export async function captchaAsked(
  { deps, locale, now }: Pick<Call<null>, 'deps' | 'locale' | 'now'>,
  key: 'captcha_required' | 'captcha_wrong',
): Promise<ApiError> {
  const captcha = await makeCaptcha(deps.secret, locale, now)
  return new ApiError('invalid', { ...invalid('captcha', key).details, extra: { captcha } })
}

/** Checks an answer; any answer uses the challenge up, so a wrong one needs a new sum. */
export async function passesCaptcha(
  db: Database,
  secret: string,
  token: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const payload = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now }).then(
    (verified) => verified.payload,
    () => null,
  )
  if (!payload?.jti || !payload.exp) return false
  const first = await rowsOf(
    db,
    sql`insert into attempts (key, count, expires_at)
      values (${`captcha:${payload.jti}`}, 1, ${new Date(payload.exp * 1000).toISOString()})
      on conflict do nothing returning key`,
  )
  const seal = await sealOf(secret, payload.jti, answer.trim().normalize('NFKC'))
  return first.length > 0 && payload.seal === seal
}
