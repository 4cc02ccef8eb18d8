import { and, eq, sql } from 'drizzle-orm'
import { allPermissions } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import { maxViews, type ViewInput, viewSchema } from '../../domain/viewSchema'
import { views as table } from '../db/tables/views'
import { dataOf, listOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent, seenVersion } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { flagSchema, idSchema, objectSchema, textSchema, wholeSchema } from '../http/schema'

const shown = {
  id: table.id,
  version: table.version,
  path: table.path,
  name: table.name,
  query: table.query,
  is_default: table.is_default,
}

/** Views of other users do not exist for the caller. */
const own = ({ actor, params }: Call) => and(eq(table.id, idOf(params.id)), eq(table.user_id, actor.id))

function checked(body: object): ViewInput {
  const { value, errors } = validate(viewSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return value
}

async function clearDefault({ db, actor }: Call, { path, is_default }: ViewInput): Promise<void> {
  if (!is_default) return
  await db
    .update(table)
    .set({ is_default: false, version: sql`${table.version} + 1` })
    .where(and(eq(table.user_id, actor.id), eq(table.path, path), table.is_default))
}

/** Serialises the writes of a user: two at once could both become the default, or exceed the limit. */
const takeTurn = ({ db, actor }: Call) =>
  db.execute(sql`select 1 from users where id = ${actor.id} for no key update`)

async function list({ db, actor }: Call): Promise<Response> {
  const data = await db.select(shown).from(table).where(eq(table.user_id, actor.id)).orderBy(table.id)
  return json({ data })
}

async function create(call: Call): Promise<Response> {
  const value = checked(call.body)
  await takeTurn(call)
  if ((await call.db.$count(table, eq(table.user_id, call.actor.id))) >= maxViews)
    throw invalid('name', 'max_items', { max: maxViews })
  await clearDefault(call, value)
  const [data] = await call.db
    .insert(table)
    .values({ ...value, user_id: call.actor.id })
    .returning(shown)
  return json({ data }, 201)
}

/** @throws ApiError `not_found`, `conflict` if the version has changed */
async function seen(call: Call) {
  const [before] = await call.db.select(shown).from(table).where(own(call))
  if (!before) throw new ApiError('not_found')
  const version = seenVersion(call.request)
  if (version !== null && version !== before.version)
    throw new ApiError('conflict', { extra: { data: before } })
  return before
}

async function update(call: Call): Promise<Response> {
  await takeTurn(call)
  const before = await seen(call)
  const value = checked({ ...before, ...call.body })
  await clearDefault(call, value)
  const [data] = await call.db
    .update(table)
    .set({ ...value, version: sql`${table.version} + 1`, updated_at: call.now.toISOString() })
    .where(own(call))
    .returning(shown)
  return json({ data })
}

async function remove(call: Call): Promise<Response> {
  await takeTurn(call)
  await seen(call)
  await call.db.delete(table).where(own(call))
  return noContent()
}

const shape = objectSchema({
  id: idSchema,
  version: wholeSchema,
  path: textSchema,
  name: textSchema,
  query: textSchema,
  is_default: flagSchema,
})

/** Views are private, so a session suffices. */
export const viewRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/views',
    summary: 'List one’s saved views',
    answers: listOf(shape),
    guard: [],
    bySession: true,
    handler: list,
  },
  {
    method: 'POST',
    path: '/views',
    summary: 'Save a view of a list',
    takes: viewSchema,
    answers: dataOf(shape, 201),
    guard: [],
    bySession: true,
    staff: allPermissions,
    handler: create,
  },
  {
    method: 'PATCH',
    path: '/views/:id',
    summary: 'Change a saved view',
    takes: viewSchema,
    answers: dataOf(shape),
    guard: [],
    bySession: true,
    staff: allPermissions,
    handler: update,
  },
  {
    method: 'DELETE',
    path: '/views/:id',
    summary: 'Delete a saved view',
    answers: nothing,
    guard: [],
    bySession: true,
    handler: remove,
  },
]
