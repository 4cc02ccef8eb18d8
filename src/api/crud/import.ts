import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { meets } from '../../domain/permissions'
import { importedColumns, keyOf, type Sheet } from '../../domain/sheets/columns'
import {
  type ImportChange,
  type ImportResult,
  type ImportRow,
  importSchema,
} from '../../domain/sheets/importSchema'
import { validate } from '../../domain/validation'
import { json } from '../http/answers'
import { ApiError, fromDatabase } from '../http/errors'
import { translate } from '../http/locale'
import type { Call, GuardedRoute } from '../http/route'
import type { Resource, Row } from './resource'
import { create, lockRow, update } from './write'

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
      return { ...value, ...(value.dry_run ? {} : await plan.prepare?.()) }
    },
    handler: async (call) => {
      const { rows, dry_run } = call.body as { rows: ImportRow[]; dry_run: boolean }
      const data: ImportResult[] = []
      const run = async (call: Call) => {
        for (const row of rows) data.push(await resultOf(call, resource, plan, row))
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
): Promise<ImportResult> {
  const later: Call['afterCommit'] = []
  try {
    const outcome = await call.db.transaction((db) =>
      importRow({ ...call, db, afterCommit: later }, resource, plan, sent),
    )
    call.afterCommit.push(...later)
    return { row: sent.row, ...outcome, errors: {} }
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
  return { code, message, errors: Object.fromEntries(sentences) as ImportResult['errors'] }
}

async function importRow(
  call: Call,
  resource: Resource,
  { sheet, creating = resource, updating }: ImportPlan,
  { data, version: seen }: ImportRow,
): Promise<Outcome> {
  const body = bodyOf(sheet, data)
  const found = await findExisting(call, resource, sheet, body)
  const guard = found ? resource.guards.update : resource.guards.create
  if (!meets(call.actor.permissions, guard)) throw new ApiError('forbidden')
  if (!found) {
    // The person saw a row that somebody has deleted since.
    if (seen) throw new ApiError('conflict')
    const { data } = (await (await create(call, creating, body)).json()) as { data: Row }
    return { action: 'create', id: data.id, version: 0, changes: [] }
  }
  const { id } = found
  const where = eq(resource.table.id, id)
  // Before anything of the row is compared: a refusal must reveal nothing about it.
  const target = (await updating?.(call, id)) ?? resource
  const before = await lockRow(call, target, where)
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

/** The row with the same key, as it would be stored. */
async function findExisting(
  call: Call,
  resource: Resource,
  sheet: Sheet,
  body: AnyObject,
): Promise<Row | undefined> {
  const names = [keyOf(sheet), sheet.within].filter((name) => name !== undefined)
  const columns = getTableColumns(resource.table)
  const conditions: SQL[] = []
  for (const name of names) {
    const column = columns[name]
    const value = stored(resource, name, body[name])
    if (!column || value === undefined) return undefined
    conditions.push(eq(column, value))
  }
  const [row] = await call.db
    .select()
    .from(resource.table)
    .where(and(...conditions))
  return row as Row | undefined
}

/** A key as its schema stores it; `undefined` when it cannot be a key. */
function stored({ schema }: Resource, name: string, value: unknown): string | number | undefined {
  const field = schema.fields[name]
  if (!(field instanceof Schema) || !/^(string|number)$/.test(typeof value)) return undefined
  const cast: unknown = field.cast(value, { assert: false })
  if (typeof cast === 'number')
    return Number.isSafeInteger(cast) && Math.abs(cast) < 2 ** 31 ? cast : undefined
  return typeof cast === 'string' && cast ? cast : undefined
}

/**
 * The fields that an update would change.
 * @throws ApiError `invalid`
 */
function changesOf(resource: Resource, before: Row, body: AnyObject): ImportChange[] {
  const { value, errors } = validate(resource.schema, { ...before, ...body })
  if (errors) throw new ApiError('invalid', { errors })
  return Object.keys(body)
    .filter((field) => Object.hasOwn(value, field))
    .map((field) => ({ field, before: before[field], after: value[field] as unknown }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
