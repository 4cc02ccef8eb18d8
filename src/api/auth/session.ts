import { sql } from 'drizzle-orm'
import { isPermission, type Permission } from '../../domain/permissions'
import { type Database, rowsOf, statement } from '../db/database'
import { ApiError } from '../http/errors'
import type { Actor } from '../http/route'
import { issueTokens, readToken, refreshLifetime } from './tokens'

/** Effective permissions of a user as a JSON list of names: roles' and direct ones, no duplicates (spec §6). */
const permissionsOf = (userId: unknown) => sql`(
  select coalesce(json_agg(p.name), '[]') from permissions p where p.id in (
    select rp.permission_id from role_users ru join role_permissions rp using (role_id) where ru.user_id = ${userId}
    union select up.permission_id from user_permissions up where up.user_id = ${userId}))`

interface SessionRow {
  id: number
  email: string
  permissions: Permission[]
}

/** One statement: the session is alive, its account enabled, and these are its rights. */
const readSession = statement<SessionRow>(
  'session',
  sql`select u.id, u.email, ${permissionsOf(sql`u.id`)} as permissions
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sql.placeholder('session')} and s.expires_at > ${sql.placeholder('now')} and u.status = 'enable'`,
)

/** The actor's rights read again, for decisions taken under a lock. */
export async function permissionsNow(db: Database, userId: number): Promise<Set<Permission>> {
  const [row] = await rowsOf<{ names: string[] }>(db, sql`select ${permissionsOf(userId)} as names`)
  return new Set((row?.names ?? []).filter(isPermission))
}

/**
 * Who calls. An expired access token is 403 `token_expired`, worth one retry with the refresh token; with a
 * refresh token the answer carries fresh tokens in `headers` (spec §8).
 * @throws ApiError `unauthenticated`, `token_expired`
 */
export async function authenticate(
  db: Database,
  secret: string,
  authorization: string | null,
  now: Date,
): Promise<{ actor: Actor; headers: Record<string, string> }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? await readToken(secret, token, now) : null
  if (!claims || (claims.expired && claims.use === 'refresh')) throw new ApiError('unauthenticated')
  if (claims.expired) throw new ApiError('token_expired')
  const [row] = await readSession(db, { session: claims.sessionId, now: now.toISOString() })
  if (!row || row.id !== claims.userId) throw new ApiError('unauthenticated')
  const actor = {
    id: row.id,
    email: row.email,
    sessionId: claims.sessionId,
    permissions: new Set(row.permissions),
  }
  return { actor, headers: claims.use === 'refresh' ? await freshTokens(secret, actor, now) : {} }
}

async function freshTokens(secret: string, actor: Actor, now: Date): Promise<Record<string, string>> {
  const fresh = await issueTokens(secret, actor.id, actor.sessionId, now)
  return {
    'X-Access-Token': fresh.access_token,
    'X-Refresh-Token': fresh.refresh_token,
    'X-Expires-In': String(fresh.expires_in),
  }
}

/** Opens a session that lives as long as a refresh token. */
export async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const id = crypto.randomUUID()
  const ends = new Date(now.getTime() + refreshLifetime * 1000)
  await db.execute(
    sql`insert into sessions (id, user_id, created_at, expires_at)
      values (${id}, ${userId}, ${now.toISOString()}, ${ends.toISOString()})`,
  )
  return id
}

/** Ends every session of a user at once, but for one that may go on. */
export async function endSessions(db: Database, userId: number, except?: string): Promise<void> {
  await db.execute(
    sql`delete from sessions where user_id = ${userId} and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`,
  )
}
