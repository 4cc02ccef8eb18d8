import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type DraftInput, draftSchema } from '../../domain/draftSchema'
import {
  type DraftedName,
  drafted,
  isDrafted,
  maxDraftSize,
  maxDrafts,
  maxDraftsSize,
} from '../../domain/drafts'
import { guards } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import { entityOf } from '../crud/entity'
import { rowsOf } from '../db/database'
import { drafts as table } from '../db/tables/drafts'
import { dataOf, listOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { idSchema, objectSchema, orNull } from '../http/schema'
import { draftShape } from './shape'
import { draftLineShape, keptDraft, sentDraftShape, serverDraftShape } from './shapes'

interface Target {
  entity: DraftedName
  place: string
  id: number | null
}

const own = ({ actor }: Call, { entity, place }: Target): SQL | undefined =>
  and(eq(table.user_id, actor.id), eq(table.entity, entity), eq(table.place, place))

const whole = {
  revision: table.revision,
  version: table.version,
  values: sql`${table.body}->'values'`,
  base: sql`${table.body}->'base'`,
  updated_at: table.updated_at,
}

function checked(body: object): DraftInput {
  const { value, errors } = validate(draftSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return value
}

/** Serialises the drafts of a user, so that two windows neither overwrite each other nor exceed the limits. */
const takeTurn = ({ db, actor }: Call) =>
  db.execute(sql`select 1 from users where id = ${actor.id} for no key update`)

/** Locks the record until its draft is stored. */
async function holdRecord({ db }: Call, { entity, id }: Target): Promise<void> {
  if (id === null) return
  const rows = await rowsOf(
    db,
    sql`select 1 from ${entityOf(entity).table} where ${entityOf(entity).table.id} = ${id} for key share`,
  )
  if (rows.length === 0) throw new ApiError('not_found')
}

async function read(call: Call, target: Target): Promise<Response> {
  const [data = null] = await call.db.select(whole).from(table).where(own(call, target))
  return json({ data })
}

async function keep(call: Call, target: Target): Promise<Response> {
  const { db, actor } = call
  const { values, base, revision, ...about } = checked(call.body)
  const { schema } = entityOf(target.entity)
  const body = { values: draftShape(schema, values), base: draftShape(schema, base) }
  const size = JSON.stringify(body).length
  if (size > maxDraftSize) throw new ApiError('too_large')
  await takeTurn(call)
  await holdRecord(call, target)
  const [before] = await db.select(whole).from(table).where(own(call, target))
  // A draft from another window is not replaced unseen.
  if (before && before.revision !== revision) throw new ApiError('conflict', { extra: { data: before } })
  const [others] = await db
    .select({ count: sql<number>`count(*)::int`, size: sql<number>`coalesce(sum(${table.size}), 0)::int` })
    .from(table)
    .where(and(eq(table.user_id, actor.id), sql`not ${own(call, target)}`))
  if (others && others.count >= maxDrafts) throw invalid('values', 'max_items', { max: maxDrafts })
  if (others && others.size + size > maxDraftsSize) throw new ApiError('too_large')
  const row = { ...about, body, size, updated_at: call.now.toISOString() }
  const [data] = await db
    .insert(table)
    .values({ ...row, user_id: actor.id, entity: target.entity, place: target.place, record_id: target.id })
    .onConflictDoUpdate({
      target: [table.user_id, table.entity, table.place],
      set: { ...row, revision: sql`nextval('drafts_revision_seq')` },
    })
    .returning({ revision: table.revision, updated_at: table.updated_at })
  return json({ data })
}

/** With `revision`, a newer draft of another window stays. */
async function drop(call: Call, target: Target): Promise<Response> {
  const asked = call.url.searchParams.get('revision')
  const which = asked === null ? undefined : eq(table.revision, idOf(asked))
  await call.db.delete(table).where(and(own(call, target), which))
  return noContent()
}

/** Leaves out drafts of entities that the caller may no longer write. */
async function list({ db, actor }: Call): Promise<Response> {
  const rows = await db
    .select({
      entity: table.entity,
      record_id: table.record_id,
      path: table.path,
      title: table.title,
      updated_at: table.updated_at,
    })
    .from(table)
    .where(and(eq(table.user_id, actor.id), ne(table.path, '')))
    .orderBy(sql`${table.updated_at} desc`, sql`${table.revision} desc`)
  const data = rows.filter(({ entity, record_id }) => {
    if (!isDrafted(entity)) return false
    return meets(actor.permissions, guards[entity][record_id === null ? 'create' : 'update'])
  })
  return json({ data })
}

const recordOf =
  (entity: DraftedName) =>
  ({ params }: Call): Target => {
    const id = idOf(params.id)
    return { entity, id, place: String(id) }
  }

const newOf =
  (entity: DraftedName) =>
  ({ params }: Call): Target => {
    const { place = '' } = params
    if (!/^[a-z0-9-]{1,60}$/.test(place)) throw new ApiError('not_found')
    return { entity, id: null, place: `new/${place}` }
  }

const routesOf = (
  path: string,
  what: string,
  guard: GuardedRoute['guard'],
  targetOf: (call: Call) => Target,
): GuardedRoute[] => [
  {
    method: 'GET',
    path,
    summary: `Show one’s draft of ${what}`,
    answers: dataOf(orNull(serverDraftShape)),
    guard,
    handler: (call) => read(call, targetOf(call)),
  },
  {
    method: 'PUT',
    path,
    summary: `Keep one’s draft of ${what}`,
    takes: sentDraftShape,
    answers: dataOf(objectSchema(keptDraft)),
    guard,
    handler: (call) => keep(call, targetOf(call)),
  },
  {
    method: 'DELETE',
    path,
    summary: `Drop one’s draft of ${what}`,
    asks: { revision: idSchema },
    answers: nothing,
    guard,
    handler: (call) => drop(call, targetOf(call)),
  },
]

/** For callers who may save the form; drafts never change a record. */
export const draftRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/drafts',
    summary: 'List one’s drafts',
    answers: listOf(draftLineShape),
    guard: [],
    handler: list,
  },
  ...drafted.flatMap((entity) => [
    ...routesOf(`/drafts/${entity}/:id`, 'a record', guards[entity].update, recordOf(entity)),
    ...routesOf(`/drafts/${entity}/new/:place`, 'a new record', guards[entity].create, newOf(entity)),
  ]),
]
