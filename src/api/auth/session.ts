import { type SQL, sql } from 'drizzle-orm'
import { isPermission, type Permission } from '../../domain/permissions'
import type { Database } from '../db/client'
import { rowsOf, statement } from '../db/database'
import { isReadOnly } from '../db/sqlState'
import type { Actor, Viewing } from '../http/call'
import { ApiError } from '../http/errors'
import { storableText } from '../http/json'
import { issueTokens, refreshLifetime } from './tokens'

/** Names of permissions of a person, as JSON. */
export const permissionsSql = (userId: unknown) => sql`(
  select coalesce(json_agg(p.name), '[]') from permissions p where p.id in (
    select rp.permission_id from role_users ru join role_permissions rp using (role_id) where ru.user_id = ${userId}
    union all select up.permission_id from user_permissions up where up.user_id = ${userId}))`

const permissionsOfRole = (roleId: unknown) => sql`(
  select coalesce(json_agg(p.name), '[]') from role_permissions rp join permissions p on p.id = rp.permission_id
    where rp.role_id = ${roleId})`

interface SessionRow {
  id: number
  email: string
  session: string
  permissions: Permission[]
  isStale: boolean
  viewing: (Viewing & { permissions: Permission[] }) | null
}

/** The moment of the last use is not written with every request. */
export const seenSeconds = 5 * 60

/** One statement checks sessions and their accounts and reads their rights, and the rights of the viewed subject. */
const sessionsWhere = (
  now: unknown,
  which: SQL,
) => sql`select u.id, u.email, ${permissionsSql(sql`u.id`)} as permissions,
      s.id as session, s.seen_at < ${now}::timestamptz - make_interval(secs => ${sql.raw(String(seenSeconds))}) as "isStale",
      case when s.view_since is not null then json_build_object(
        'entity', case when s.view_role_id is null then 'users' else 'roles' end,
        'id', coalesce(s.view_role_id, s.view_user_id), 'since', s.view_since,
        'permissions', case when s.view_role_id is null then ${permissionsSql(
          // A viewed person who is locked out meanwhile has no rights.
          sql`(select v.id from users v where v.id = s.view_user_id and v.status = 'enable')`,
        )}
          else ${permissionsOfRole(sql`s.view_role_id`)} end) end as viewing
    from sessions s join users u on u.id = s.user_id
    where ${which} and s.expires_at > ${now} and u.status = 'enable'`

const readSession = statement<SessionRow>(
  'session',
  sessionsWhere(sql.placeholder('now'), sql`s.id = ${sql.placeholder('session')}`),
)

export async function permissionsNow(db: Database, userId: number): Promise<Set<Permission>> {
  const [row] = await rowsOf<{ names: string[] }>(db, sql`select ${permissionsSql(userId)} as names`)
  return new Set((row?.names ?? []).filter(isPermission))
}

/** A server that refuses to write still answers reads. */
async function noteUse(db: Database, sessionId: string, moment: string): Promise<void> {
  await db
    .execute(
      sql`update sessions set seen_at = ${moment} where id = ${sessionId}
        and seen_at < ${moment}::timestamptz - make_interval(secs => ${sql.raw(String(seenSeconds))})`,
    )
    .catch((error: unknown) => {
      if (!isReadOnly(error)) throw error
    })
}

/** Who calls by a session. */
export type SessionActor = Actor & { sessionId: string }

/** @throws ApiError `forbidden` for who calls by a key */
export function sessionOf({ sessionId }: Pick<Actor, 'sessionId'>): string {
  if (sessionId === null) throw new ApiError('forbidden')
  return sessionId
}

/** @throws ApiError `unauthenticated` when the session has ended */
export async function actorOf(
  db: Database,
  { id, sessionId }: { id: number; sessionId: string },
  now: Date,
): Promise<SessionActor> {
  const moment = now.toISOString()
  const [row] = await readSession(db, { session: sessionId, now: moment })
  if (!row || row.id !== id) throw new ApiError('unauthenticated')
  if (row.isStale) await noteUse(db, sessionId, moment)
  return toActor(row)
}

/** By session, those of them that have not ended. */
export async function actorsOf(
  db: Database,
  sessions: readonly string[],
  now: Date,
): Promise<Map<string, SessionActor>> {
  const which = sql`s.id = any(${sql.param([...sessions])}::uuid[])`
  const rows = await rowsOf<SessionRow>(db, sessionsWhere(now.toISOString(), which))
  return new Map(rows.map((row) => [row.session, toActor(row)]))
}

function toActor({ id, email, session: sessionId, permissions: held, viewing }: SessionRow): SessionActor {
  const own = new Set(held)
  if (!viewing) return { id, email, sessionId, permissions: own }
  const { permissions, since, ...as } = viewing
  return {
    id,
    email,
    sessionId,
    permissions: new Set(permissions.filter((name) => own.has(name))),
    viewing: { ...as, since: new Date(since).toISOString() },
  }
}

export async function freshTokens(
  secret: string,
  { id, sessionId }: { id: number; sessionId: string },
  now: Date,
  generation = 0,
): Promise<Record<string, string>> {
  const fresh = await issueTokens(secret, id, sessionId, now, generation)
  return {
    'X-Access-Token': fresh.access_token,
    'X-Refresh-Token': fresh.refresh_token,
    'X-Expires-In': String(fresh.expires_in),
  }
}

const endOf = (now: Date) => new Date(now.getTime() + refreshLifetime * 1000).toISOString()

export const agentOf = ({ headers }: Request): string =>
  storableText((headers.get('User-Agent') ?? '').slice(0, 300))

/** Beyond these, the sessions of an account that were unused the longest end. */
export const maxSessions = 100

const endSurplus = (db: Database, userId: number, begun: string) =>
  db.execute(sql`delete from sessions where id in (select id from sessions where user_id = ${userId}
    and id <> ${begun} order by seen_at desc, created_at desc offset ${maxSessions - 1})`)

export async function openSession(db: Database, userId: number, now: Date, agent = ''): Promise<string> {
  const id = crypto.randomUUID()
  const moment = now.toISOString()
  await db.execute(
    sql`insert into sessions (id, user_id, created_at, expires_at, agent, seen_at)
      values (${id}, ${userId}, ${moment}, ${endOf(now)}, ${agent}, ${moment})`,
  )
  return id
}

/** Opens a session if the hash is still stored and the account enabled: both may have changed during verification. */
export async function openVerifiedSession(
  db: Database,
  { id: userId, hash }: { id: number; hash: string },
  now: Date,
  agent: string,
): Promise<string | null> {
  // Locked, so that a concurrent reset either is seen here or ends this session.
  const [made] = await rowsOf<{ id: string }>(
    db,
    sql`insert into sessions (id, user_id, created_at, expires_at, agent, seen_at)
      select ${crypto.randomUUID()}::uuid, u.id, ${now.toISOString()}::timestamptz, ${endOf(now)}::timestamptz,
        ${agent}::text, ${now.toISOString()}::timestamptz
      from users u where u.id = ${userId} and u.password_hash = ${hash} and u.status = 'enable' for share
      returning id`,
  )
  if (made) await endSurplus(db, userId, made.id)
  return made?.id ?? null
}

export async function endSessions(db: Database, userId: number): Promise<void> {
  await db.execute(sql`delete from sessions where user_id = ${userId}`)
}
