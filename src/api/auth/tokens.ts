import { errors, jwtVerify, SignJWT } from 'jose'
import type { Tokens } from '../../domain/user'

const accessLifetime = 60 * 60
export const refreshLifetime = 30 * 24 * 60 * 60

type Use = 'access' | 'refresh'

/** `expired`: the signature is valid, but the token is too old. */
export interface Claims {
  use: Use
  userId: number
  sessionId: string
  /** Number of refreshes of the session when the token was issued. */
  generation: number
  expired: boolean
}

interface Verified extends Omit<Claims, 'expired'> {
  /** Seconds since 1970 */
  expires: number
}

const keys = new Map<string, Promise<CryptoKey>>()

/** Importing the key only once keeps verification at a few microseconds. */
function keyOf(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret)
  if (!key) {
    key = crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    )
    keys.set(secret, key)
  }
  return key
}

interface Subject {
  userId: number
  sessionId: string
  generation: number
}

async function sign(secret: string, use: Use, subject: Subject, now: Date, lifetime: number) {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ use, sid: subject.sessionId, gen: subject.generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(subject.userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(await keyOf(secret))
}

export async function issueTokens(
  secret: string,
  userId: number,
  sessionId: string,
  now: Date,
  generation = 0,
): Promise<Tokens> {
  const subject = { userId, sessionId, generation }
  return {
    token_type: 'Bearer',
    access_token: await sign(secret, 'access', subject, now, accessLifetime),
    refresh_token: await sign(secret, 'refresh', subject, now, refreshLifetime),
    expires_in: accessLifetime,
  }
}

async function verify(secret: string, token: string): Promise<Verified | null> {
  try {
    // The expiry is checked afterwards: an expired token gets another answer than a forged one.
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(0),
    })
    const { use, sid, sub, exp, gen } = payload
    if ((use !== 'access' && use !== 'refresh') || typeof sid !== 'string' || !exp) return null
    const generation = typeof gen === 'number' ? gen : 0
    return { use, sessionId: sid, userId: Number(sub), generation, expires: exp }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Verified tokens, so that each signature is computed once. */
const genuine = new Map<string, Verified>()
const maxGenuine = 2_000

export async function readToken(secret: string, token: string, now: Date): Promise<Claims | null> {
  const key = `${secret} ${token}`
  let verified = genuine.get(key)
  if (!verified) {
    const found = await verify(secret, token)
    if (!found) return null
    verified = found
    for (const oldest of genuine.keys()) {
      if (genuine.size < maxGenuine) break
      genuine.delete(oldest)
    }
    genuine.set(key, verified)
  }
  const { expires, ...claims } = verified
  return { ...claims, expired: expires * 1000 <= now.getTime() }
}
