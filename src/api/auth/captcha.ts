import { sql } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import { type Database, rowsOf } from '../db/database'
import { dictionaryOf, type Locale } from '../http/locale'

/** What login answers when it wants to know that a person is signing in. */
export interface Captcha {
  question: string
  token: string
}

const lifetime = 5 * 60

const keyOf = (secret: string, answer: string) => new TextEncoder().encode(`captcha:${secret}:${answer}`)

const random = (below: number) => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % below

/** A sum in words. The answer is part of the signing key: the token itself does not tell it. */
export async function makeCaptcha(secret: string, locale: Locale, now: Date): Promise<Captcha> {
  const [a, b] = [random(20) + 1, random(20) + 1]
  const { numbers, captcha_question } = dictionaryOf(locale).errors
  const seconds = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(crypto.randomUUID())
    .setExpirationTime(seconds + lifetime)
    .sign(keyOf(secret, String(a + b)))
  const question = captcha_question.replace('%{a}', numbers[a] ?? '').replace('%{b}', numbers[b] ?? '')
  return { question: question.charAt(0).toLocaleUpperCase(locale) + question.slice(1), token }
}

/** Whether the answer is right, and the challenge neither old nor used before. */
export async function passesCaptcha(
  db: Database,
  secret: string,
  token: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  try {
    const key = keyOf(secret, answer.trim().normalize('NFKC'))
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
    const expires = new Date((payload.exp ?? 0) * 1000).toISOString()
    const first = await rowsOf(
      db,
      sql`insert into attempts (key, count, expires_at) values (${`captcha:${payload.jti}`}, 1, ${expires})
        on conflict do nothing returning key`,
    )
    return first.length > 0
  } catch {
    return false
  }
}
