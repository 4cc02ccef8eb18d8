import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { type AccessKey, keySchema, maxKeys } from '../../domain/keySchema'
import { allPermissions, meets, type Permission } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import { keys as table } from '../db/tables/keys'
import { dataOf, listOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent, seenVersion } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { readParameters } from '../http/parameters'
import type { GuardedRoute } from '../http/route'
import {
  arraySchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { tellSecret } from '../http/tellSecret'
import { hashOfSecret, hintOf, newKeySecret } from './keySecrets'
import { requireOver, takeRightsTurn } from './rights'

const endsOthers = 'manage-admins-access'

const utc = <T extends string | null>(column: AnyColumn) =>
  sql<T>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const shown = {
  id: table.id,
  version: table.version,
  name: table.name,
  permissions: table.permissions,
  proposes: table.proposes,
  expires_at: utc<string>(table.expires_at),
  created_at: utc<string>(table.created_at),
  last_used_at: utc<string | null>(table.last_used_at),
  hint: table.hint,
}

const members = {
  id: idSchema,
  version: wholeSchema,
  name: textSchema,
  permissions: arraySchema(textSchema),
  proposes: flagSchema,
  expires_at: momentSchema,
  created_at: momentSchema,
  last_used_at: orNull(momentSchema),
  hint: textSchema,
}
const shape = objectSchema(members)

type KeyInput = InferType<typeof keySchema>

function checked(body: object): KeyInput {
  const { value, errors } = validate(keySchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return { ...value, permissions: [...new Set(value.permissions)] }
}

/** A key may do a part of what its maker may. */
function requireHeld(held: ReadonlySet<Permission>, { permissions }: KeyInput): void {
  if (permissions.some((name) => !held.has(name))) throw invalid('permissions', 'key_beyond')
}

/** Keys of other people do not exist for the caller. */
const own = ({ actor, params }: Call) => and(eq(table.id, idOf(params.id)), eq(table.user_id, actor.id))

/** `GET /keys`: one's own; with `user_id` those of somebody, for who may end them. */
async function list(call: Call): Promise<Response> {
  const { has, whole } = readParameters(call.url.searchParams, ['user_id'])
  const id = has('user_id') ? whole('user_id', 0, 1, 2_147_483_647) : call.actor.id
  if (id !== call.actor.id) {
    if (!meets(call.actor.permissions, endsOthers)) throw new ApiError('forbidden')
    await requireOver(call, call.actor.permissions, id)
  }
  const data: AccessKey[] = await call.db
    .select(shown)
    .from(table)
    .where(eq(table.user_id, id))
    .orderBy(table.id)
  return json({ data })
}

async function create(call: Call): Promise<Response> {
  // Under the lock of rights: one that is lost meanwhile is not put into a key.
  const held = await takeRightsTurn(call)
  const value = checked(call.body)
  requireHeld(held, value)
  if ((await call.db.$count(table, eq(table.user_id, call.actor.id))) >= maxKeys)
    throw invalid('name', 'max_items', { max: maxKeys })
  const secret = String(call.body.secret)
  const [data] = await call.db
    .insert(table)
    .values({ ...value, user_id: call.actor.id, hash: await hashOfSecret(secret), hint: hintOf(secret) })
    .returning(shown)
  return json({ data }, 201)
}

async function update(call: Call): Promise<Response> {
  const held = await takeRightsTurn(call)
  const [before] = await call.db.select(shown).from(table).where(own(call)).for('update')
  if (!before) throw new ApiError('not_found')
  const version = seenVersion(call.request)
  if (version !== null && version !== before.version)
    throw new ApiError('conflict', { extra: { data: before } })
  const value = checked({ ...before, ...call.body })
  // A right that its maker has lost since may stay: it opens nothing.
  requireHeld(new Set([...held, ...before.permissions]), value)
  const [data] = await call.db
    .update(table)
    .set({ ...value, version: sql`${table.version} + 1`, updated_at: call.now.toISOString() })
    .where(own(call))
    .returning(shown)
  return json({ data })
}

async function end(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const [key] = await call.db.select({ user: table.user_id }).from(table).where(eq(table.id, id))
  if (!key || (key.user !== call.actor.id && !meets(call.actor.permissions, endsOthers)))
    throw new ApiError('not_found')
  if (key.user !== call.actor.id) await requireOver(call, await takeRightsTurn(call), key.user)
  await call.db.delete(table).where(eq(table.id, id))
  return noContent()
}

export const keyRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/keys',
    summary: 'List one’s keys, or those of somebody',
    asks: { user_id: idSchema },
    answers: listOf(shape),
    guard: [],
    bySession: true,
    handler: list,
  },
  {
    method: 'POST',
    path: '/keys',
    summary: 'Make a key, whose secret is answered once',
    takes: keySchema,
    answers: dataOf(objectSchema({ ...members, secret: textSchema }), 201),
    guard: [],
    bySession: true,
    staff: allPermissions,
    prepare: async ({ body }) => ({ ...body, secret: await newKeySecret() }),
    handler: create,
    finish: tellSecret,
  },
  {
    method: 'PATCH',
    path: '/keys/:id',
    summary: 'Change a key',
    takes: keySchema,
    answers: dataOf(shape),
    guard: [],
    bySession: true,
    staff: allPermissions,
    handler: update,
  },
  {
    method: 'DELETE',
    path: '/keys/:id',
    summary: 'End a key',
    answers: nothing,
    guard: [],
    bySession: true,
    handler: end,
  },
]
