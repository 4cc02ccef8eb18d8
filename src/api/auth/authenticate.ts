import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { Actor, Call } from '../http/call'
import { ApiError } from '../http/errors'
import { actorByKey, stillByKey } from './keyActor'
import { looksLikeKey } from './keySecrets'
import { actorOf, freshTokens } from './session'
import { type Claims, readToken } from './tokens'

const tokenIn = (authorization: string | null) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/**
 * An expired access token is 403 `token_expired`, which the client retries once with the refresh token; a call with a
 * refresh token gets fresh tokens in `headers`.
 * @throws ApiError `unauthenticated`, `token_expired`, for a key `too_many_requests`
 */
export async function authenticate(
  db: Database,
  secret: string,
  authorization: string | null,
  now: Date,
): Promise<{ actor: Actor; headers: Record<string, string> }> {
  const token = tokenIn(authorization)
  if (token && looksLikeKey(token)) return { actor: await actorByKey(db, token, now), headers: {} }
  const claims = token ? await readToken(secret, token, now) : null
  if (!claims || (claims.expired && claims.use === 'refresh')) throw new ApiError('unauthenticated')
  if (claims.expired) throw new ApiError('token_expired')
  const session = { id: claims.userId, sessionId: claims.sessionId }
  const actor = await actorOf(db, session, now)
  if (claims.use === 'access') return { actor, headers: {} }
  return { actor, headers: await freshTokens(secret, session, now, await exchange(db, claims, now)) }
}

/**
 * Who calls, with the rights of now.
 * @throws ApiError `unauthenticated`
 */
export function stillActor({
  deps,
  request,
  actor,
}: Pick<Call, 'deps' | 'request' | 'actor'>): Promise<Actor> {
  const { id, sessionId } = actor
  const now = deps.clock()
  return sessionId === null
    ? stillByKey(deps.db, tokenIn(request.headers.get('Authorization')) ?? '', now)
    : actorOf(deps.db, { id, sessionId }, now)
}

/** A refresh token stays valid this long after its exchange, for requests of other tabs and for lost answers. */
const graceSeconds = 60

/**
 * Exchanges a refresh token for the next generation. The previous generation leads to the same new one for a minute;
 * any older one must be a copy and ends the session.
 * @returns the generation of the tokens to issue
 * @throws ApiError `unauthenticated`
 */
async function exchange(db: Database, { sessionId, generation }: Claims, now: Date): Promise<number> {
  const moment = now.toISOString()
  const next = generation + 1
  const isFirst = await rowsOf(
    db,
    sql`update sessions set generation = ${next}, exchanged_at = ${moment}
      where id = ${sessionId} and generation = ${generation} returning id`,
  )
  if (isFirst.length) return next
  const since = new Date(now.getTime() - graceSeconds * 1000).toISOString()
  const again = await rowsOf(
    db,
    sql`select id from sessions where id = ${sessionId} and generation = ${next} and exchanged_at > ${since}`,
  )
  if (again.length) return next
  await db.execute(sql`delete from sessions where id = ${sessionId}`)
  throw new ApiError('unauthenticated')
}
