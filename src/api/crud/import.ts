import { eq, type SQL } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { meets } from '../../domain/permissions'
import { importedColumns, type Sheet } from '../../domain/sheets/columns'
import {
  type ImportChange,
  type ImportResult,
  type ImportRow,
  importSchema,
} from '../../domain/sheets/importSchema'
import { validate } from '../../domain/validation'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { translate } from '../http/locale'
import type { GuardedRoute } from '../http/route'
import { cleanAhead, cleaningOf } from './clean'
import { findKnown, type Known, keyIn } from './importKeys'
import type { Resource, Row } from './resource'
import { create, lockRow, readOne, update } from './write'

/** How an entity is imported; without hooks its rows are created and updated as by the single calls. */
export interface ImportPlan {
  sheet: Sheet
  /** The resource that new rows are created with. */
  creating?: Resource
  /** The resource that this row is updated with. Throws when the caller may not change it. */
  updating?: (call: Call, id: number) => Promise<Resource>
  /** Slow work that new rows need, once a call and before the transaction; its members join the body. */
  prepare?: () => Promise<AnyObject>
}

/** The checked call; `bodies` are what each row may say, with its rich texts cleaned. */
type Prepared = { rows: ImportRow[]; bodies: AnyObject[]; dry_run: boolean }

type Outcome = Pick<ImportResult, 'action' | 'id' | 'version' | 'changes'>

/**
 * `POST /<resource>/import`: up to 200 rows, each in a savepoint of its own, so that one that is refused stops no
 * other. Schema, rights, rules and hooks are those of the single calls.
 */
export function importRoute(resource: Resource, plan: ImportPlan): GuardedRoute {
  const { name, guards } = resource
  return {
    method: 'POST',
    path: `/${name}/import`,
    // Whoever may do only one of both gets the other rows refused.
    guard: [...new Set([guards.create, guards.update].flat())],
    prepare: async (call) => {
      const { value, errors } = validate(importSchema, call.body)
      if (errors) throw new ApiError('invalid', { errors })
      const bodies = value.rows.map(({ data }) => bodyOf(plan.sheet, data))
      for (const body of bodies) await cleanAhead(resource, body)
      return { ...value, bodies, ...(value.dry_run ? {} : await plan.prepare?.()) }
    },
    handler: async (call) => {
      const { rows, bodies, dry_run } = call.body as AnyObject as Prepared
      const data: ImportResult[] = []
      const run = async (call: Call) => {
        const known = await findKnown(call, resource, plan.sheet, bodies)
        for (const [at, row] of rows.entries())
          data.push(await resultOf(call, resource, plan, { ...row, data: bodies[at] ?? {} }, known))
      }
      if (dry_run) await undone(call, run)
      else await run(call)
      return json({ data })
    },
  }
}

class Undo extends Error {}

/** Does everything, then takes it back: nothing tells better what would happen. */
async function undone(call: Call, run: (call: Call) => Promise<void>): Promise<void> {
  const work = async (db: Call['db']) => {
    await run({ ...call, db, afterCommit: [], afterFailure: [] })
    throw new Undo()
  }
  await call.db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
}

async function resultOf(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  sent: ImportRow,
  known: Known,
): Promise<ImportResult> {
  const later: Call['afterCommit'] = []
  try {
    const outcome = await call.db.transaction((db) =>
      importRow({ ...call, db, afterCommit: later }, resource, plan, sent, known),
    )
    call.afterCommit.push(...later)
    if (outcome.id) known.set(keyIn(resource, plan.sheet, sent.data), outcome.id)
    return { row: sent.row, ...outcome, errors: {}, missing: [] }
  } catch (thrown) {
    const error = fromDatabase(thrown, resource.constraints)
    // A database that is away, or a fault of ours, is no fault of the row: the whole call fails and can be repeated.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { row: sent.row, action: 'refused', id: null, version: 0, changes: [], ...reasonOf(call, error) }
  }
}

function reasonOf({ locale }: Call, { code, details }: ApiError) {
  const { errors = {}, params } = details
  const sentences = Object.entries(errors).map(([field, messages]) => [
    field,
    messages.map((message) => translate(locale, message)),
  ])
  const message = translate(locale, params ? { key: `errors.${code}`, params } : { key: `errors.${code}` })
  const missing = Object.keys(errors).filter((field) => errors[field]?.[0]?.key === 'validation.required')
  return { code, message, errors: Object.fromEntries(sentences) as ImportResult['errors'], missing }
}

async function importRow(
  call: Call,
  resource: Resource,
  { sheet, creating = resource, updating }: ImportPlan,
  { data: body, version: seen }: ImportRow,
  known: Known,
): Promise<Outcome> {
  const id = known.get(keyIn(resource, sheet, body))
  const guard = id ? resource.guards.update : resource.guards.create
  if (!meets(call.actor.permissions, guard)) throw new ApiError('forbidden')
  if (!id) {
    // The person saw a row that somebody has deleted since.
    if (seen) throw new ApiError('conflict')
    const made = (await (await create(call, creating, body)).json()) as { data: Row }
    return { action: 'create', id: made.data.id, version: 0, changes: [] }
  }
  const where = eq(resource.table.id, id)
  // Before anything of the row is compared: a refusal must reveal nothing about it.
  const target = (await updating?.(call, id)) ?? resource
  const before = { ...(await lockRow(call, target, where)), ...(await besides(call, target, where, body)) }
  const { version } = before
  if (seen !== undefined && seen !== version) throw new ApiError('conflict')
  const changes = changesOf(target, before, body)
  if (changes.length === 0) return { action: 'same', id, version, changes }
  await update(call, target, where, body)
  return { action: 'update', id, version, changes }
}

/** Only what may be imported; what follows from other fields is filled in. */
function bodyOf(sheet: Sheet, data: AnyObject): AnyObject {
  const allowed = [
    ...importedColumns(sheet).map(({ field }) => field),
    ...(sheet.within ? [sheet.within] : []),
  ]
  const own = Object.fromEntries(
    allowed.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]]),
  )
  return sheet.derive?.fill(own) ?? own
}

/** The fields of a body that stand in other tables, as they are now. */
async function besides(call: Call, resource: Resource, where: SQL, body: AnyObject): Promise<AnyObject> {
  const names = (resource.withBody ?? []).filter((name) => Object.hasOwn(body, name))
  if (!names.length) return {}
  const row: AnyObject = JSON.parse((await readOne(call.db, resource, where, names, call.now)) ?? '{}')
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/**
 * The fields that an update would change.
 * @throws ApiError `invalid`
 */
function changesOf(resource: Resource, before: Row, body: AnyObject): ImportChange[] {
  const { value, errors } = validate(
    resource.schema,
    { ...before, ...body },
    cleaningOf(resource, body, before),
  )
  if (errors) throw new ApiError('invalid', { errors })
  return Object.keys(body)
    .filter((field) => Object.hasOwn(value, field))
    .map((field) => ({ field, before: before[field], after: value[field] as unknown }))
    .filter(({ field, before, after }) => !isSame(resource.schema.fields[field], before, after))
}

/** The database writes some values, such as moments, otherwise than the schema does. */
function isSame(field: unknown, before: unknown, after: unknown): boolean {
  const [was, is] = [before, after].map((value) => JSON.stringify(value))
  if (was === is || !(field instanceof Schema)) return was === is
  return JSON.stringify(field.cast(before, { assert: false })) === is
}
