import { errors, jwtVerify, SignJWT } from 'jose'
import type { Tokens } from '../../domain/user'

/** Lifetimes in seconds. */
export const accessLifetime = 60 * 60
export const refreshLifetime = 30 * 24 * 60 * 60

type Use = 'access' | 'refresh'

/** What a verified token says. `expired` ones are genuine but too old. */
export interface Claims {
  use: Use
  userId: number
  sessionId: string
  expired: boolean
}

const keys = new Map<string, Promise<CryptoKey>>()

/** Importing the key once keeps verification at a few microseconds. */
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

async function sign(
  secret: string,
  use: Use,
  userId: number,
  sessionId: string,
  now: Date,
  lifetime: number,
) {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ use, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(await keyOf(secret))
}

/** The pair of tokens of one session, as login answers them (spec §7). */
export async function issueTokens(
  secret: string,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<Tokens> {
  return {
    token_type: 'Bearer',
    access_token: await sign(secret, 'access', userId, sessionId, now, accessLifetime),
    refresh_token: await sign(secret, 'refresh', userId, sessionId, now, refreshLifetime),
    expires_in: accessLifetime,
  }
}

/** `null` when the token is not ours. The algorithm is pinned. */
export async function readToken(secret: string, token: string, now: Date): Promise<Claims | null> {
  const read = async (currentDate: Date, expired: boolean): Promise<Claims | null> => {
    const { payload } = await jwtVerify(token, await keyOf(secret), { algorithms: ['HS256'], currentDate })
    const { use, sid, sub } = payload
    if ((use !== 'access' && use !== 'refresh') || typeof sid !== 'string') return null
    return { use, userId: Number(sub), sessionId: sid, expired }
  }
  try {
    return await read(now, false)
  } catch (error) {
    if (!(error instanceof errors.JWTExpired)) return null
    // Genuine but old: the signature was checked before the date.
    return read(new Date(Number(error.payload.iat) * 1000), true)
  }
}
