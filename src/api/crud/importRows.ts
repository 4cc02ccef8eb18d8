import { eq, type SQL } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { meets } from '../../domain/permissions'
import type { Sheet } from '../../domain/sheets/columns'
import type { ImportChange, ImportResult, ImportRow } from '../../domain/sheets/importSchema'
import { validate } from '../../domain/validation'
import type { Call } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { translate } from '../http/locale'
import { cleaningOf } from './clean'
import { findKnown, type Known, keyIn } from './importKeys'
import type { Resource, Row } from './resource'
import { changeRow, insertRows, lockRow, readOne, validRow } from './write'

/** How an entity is imported; without hooks its rows are created and updated as by the single calls. */
export interface ImportPlan {
  sheet: Sheet
  /** The resource that new rows are created with. */
  creating?: Resource
  /** The resource that this row is updated with. Throws when the caller may not change it. */
  updating?: (call: Call, id: number) => Promise<Resource>
  /** Whether the rules of a row look at rows before it: then each is added by a statement of its own. */
  looksBack?: boolean
  /** Slow work that new rows need, once a call and before the transaction; its members join the body. */
  prepare?: () => Promise<AnyObject>
}

/** A row with its values as a new record's: validated at most once, however often it is tried. */
type SentRow = ImportRow & { asNew: () => AnyObject }

type Outcome = Pick<ImportResult, 'action' | 'id' | 'version' | 'changes'>

/** Rows that share a savepoint, as long as none of them is refused. */
const step = 50

/** What becomes of each row, in their order. */
export async function importAll(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  rows: readonly ImportRow[],
): Promise<ImportResult[]> {
  const known = await findKnown(
    call,
    resource,
    plan.sheet,
    rows.map(({ data }) => data as AnyObject),
  )
  const sent = rows.map((row) => sentRow(resource, plan, row))
  const invalid = invalidAmong(call, resource, plan, sent, known)
  const others = sent.filter((row) => !invalid.has(row))
  const results: ImportResult[] = []
  for (let at = 0; at < others.length; at += step)
    results.push(...(await resultsOf(call, resource, plan, others.slice(at, at + step), known)))
  return sent.map((row) => invalid.get(row) ?? (results.shift() as ImportResult))
}

function sentRow(resource: Resource, { creating = resource }: ImportPlan, row: ImportRow): SentRow {
  let valid: (() => AnyObject) | undefined
  const asNew = () => {
    valid ??= outcomeOf(() => validRow(creating, row.data))
    return valid()
  }
  return { ...row, asNew }
}

/** Returns or throws again what `work` has once returned or thrown. */
function outcomeOf<T>(work: () => T): () => T {
  try {
    const value = work()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** New rows that their rules refuse: no savepoint is needed to say so. */
function invalidAmong(
  call: Call,
  resource: Resource,
  { sheet }: ImportPlan,
  rows: readonly SentRow[],
  known: Known,
): Map<SentRow, ImportResult> {
  const refused = new Map<SentRow, ImportResult>()
  if (!meets(call.actor.permissions, resource.guards.create)) return refused
  const earlier = new Set<string | undefined>()
  for (const row of rows) {
    const key = keyIn(resource, sheet, row.data)
    const isNew = key === undefined || !(known.has(key) || earlier.has(key))
    earlier.add(key)
    if (!isNew || row.version) continue
    try {
      row.asNew()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.set(row, refusedResult(call, row, error))
    }
  }
  return refused
}

const refusedResult = (call: Call, { row }: ImportRow, error: ApiError): ImportResult => ({
  row,
  action: 'refused',
  id: null,
  version: 0,
  changes: [],
  ...reasonOf(call, error),
})

/**
 * What becomes of these rows. They share a savepoint, which is most of what a row costs; where one is refused, each half
 * of them is tried by itself.
 */
async function resultsOf(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  rows: readonly SentRow[],
  known: Known,
): Promise<ImportResult[]> {
  const afterCommit: Call['afterCommit'] = []
  try {
    const outcomes = await call.db.transaction((db) =>
      importRows({ ...call, db, afterCommit }, resource, plan, rows, known),
    )
    call.afterCommit.push(...afterCommit)
    for (const [at, { data }] of rows.entries()) {
      const id = outcomes[at]?.id
      if (id) known.set(keyIn(resource, plan.sheet, data), id)
    }
    return outcomes.map((outcome, at) => ({
      row: rows[at]?.row ?? 0,
      ...outcome,
      errors: {},
      missing: [],
    }))
  } catch (thrown) {
    const error = fromDatabase(thrown, resource.constraints)
    // A database that is away, or a fault of ours, is no fault of the row: the whole call fails and can be repeated.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const [row] = rows
    if (rows.length === 1 && row) return [refusedResult(call, row, error)]
    const half = rows.length >> 1
    return [
      ...(await resultsOf(call, resource, plan, rows.slice(0, half), known)),
      ...(await resultsOf(call, resource, plan, rows.slice(half), known)),
    ]
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

/**
 * Imports rows one after another; new ones that follow each other are added by one statement.
 * @throws ApiError for the first that is refused
 */
async function importRows(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  rows: readonly SentRow[],
  known: Known,
): Promise<Outcome[]> {
  const { sheet, creating = resource, looksBack } = plan
  const made: Known = new Map()
  const outcomes: Outcome[] = []
  const fresh = new Map<number, { key: string | undefined; value: AnyObject }>()
  const add = async () => {
    if (!fresh.size) return
    const values = [...fresh.values()]
    const ids = await insertRows(
      call,
      creating,
      values.map(({ value }) => value),
    )
    for (const [nth, at] of [...fresh.keys()].entries()) {
      const id = ids[nth] ?? 0
      outcomes[at] = { action: 'create', id, version: 0, changes: [] }
      made.set(values[nth]?.key, id)
    }
    fresh.clear()
  }
  for (const [at, row] of rows.entries()) {
    const key = keyIn(resource, sheet, row.data)
    // A row of the same record comes after it.
    if (key !== undefined && [...fresh.values()].some((each) => each.key === key)) await add()
    const id = key === undefined ? undefined : (made.get(key) ?? known.get(key))
    if (!meets(call.actor.permissions, id ? resource.guards.update : resource.guards.create))
      throw new ApiError('forbidden')
    if (id) {
      await add()
      outcomes[at] = await changeKnown(call, resource, plan, row, id)
    } else {
      // The person saw a row that somebody has deleted since.
      if (row.version) throw new ApiError('conflict')
      fresh.set(at, { key, value: row.asNew() })
      if (looksBack) await add()
    }
  }
  await add()
  return outcomes
}

/** Changes the record that a row is about. */
async function changeKnown(
  call: Call,
  resource: Resource,
  { updating }: ImportPlan,
  { data: body, version: seen }: ImportRow,
  id: number,
): Promise<Outcome> {
  const where = eq(resource.table.id, id)
  // Before anything of the row is compared: a refusal must reveal nothing about it.
  const target = (await updating?.(call, id)) ?? resource
  const before = { ...(await lockRow(call, target, where)), ...(await besides(call, target, where, body)) }
  const { version } = before
  if (seen !== undefined && seen !== version) throw new ApiError('conflict')
  const changes = changesOf(target, before, body)
  if (changes.length === 0) return { action: 'same', id, version, changes }
  await changeRow(call, target, where, body)
  return { action: 'update', id, version, changes }
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
