import { sql } from 'drizzle-orm'
import { isPermission } from '../../domain/permissions'
import { knownSettings } from '../../domain/settings'
import type { Database } from '../db/client'
import { statement } from '../db/database'
import { isReadOnly } from '../db/sqlState'
import type { Actor } from '../http/call'
import { ApiError } from '../http/errors'
import { countCalls } from '../http/pace'
import { hashOfSecret, isKeySecret } from './keySecrets'
import { permissionsSql, seenSeconds } from './session'

interface KeyRow {
  id: number
  email: string
  permissions: string[]
  key: NonNullable<Actor['key']>
  isStale: boolean
  pace: string | null
}

/** One statement checks a key and its person, and reads what both may do. */
const readKey = statement<KeyRow>(
  'key',
  sql`select u.id, u.email, (select coalesce(json_agg(name), '[]')
        from json_array_elements_text(${permissionsSql(sql`u.id`)}) held (name) where name = any(k.permissions)) as permissions,
      json_build_object('id', k.id, 'name', k.name, 'proposes', k.proposes) as key,
      coalesce(k.last_used_at < ${sql.placeholder('now')}::timestamptz
        - make_interval(secs => ${sql.raw(String(seenSeconds))}), true) as "isStale",
      (select s.value from settings s where s.key = 'key_calls') as pace
    from keys k join users u on u.id = k.user_id
    where k.hash = ${sql.placeholder('hash')} and k.expires_at > ${sql.placeholder('now')} and u.status = 'enable'`,
)

const toActor = ({ id, email, permissions, key }: KeyRow): Actor => ({
  id,
  email,
  sessionId: null,
  key,
  permissions: new Set(permissions.filter(isPermission)),
})

/** A server that refuses to write still answers reads. */
async function unlessReadOnly(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
}

async function rowOf(db: Database, secret: string, now: Date): Promise<KeyRow> {
  const [row] = await readKey(db, { hash: await hashOfSecret(secret), now: now.toISOString() })
  if (!row) throw new ApiError('unauthenticated')
  return row
}

/**
 * Who calls by a key; see *Keys* in the contract.
 * @throws ApiError `unauthenticated`; `too_many_requests` for calls that come too fast
 */
export async function actorByKey(db: Database, secret: string, now: Date): Promise<Actor> {
  if (!(await isKeySecret(secret))) throw new ApiError('unauthenticated')
  const row = await rowOf(db, secret, now)
  const most = Number(row.pace || knownSettings.key_calls.usual)
  await unlessReadOnly(countCalls(db, `key:${row.key.id}`, { most, seconds: 1 }, now))
  if (row.isStale)
    await unlessReadOnly(
      db.execute(sql`update keys set last_used_at = ${now.toISOString()} where id = ${row.key.id}`),
    )
  return toActor(row)
}

/**
 * Who it still is, once a body was long in coming.
 * @throws ApiError `unauthenticated`
 */
export const stillByKey = async (db: Database, secret: string, now: Date): Promise<Actor> =>
  toActor(await rowOf(db, secret, now))
