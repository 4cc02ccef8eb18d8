import type { AnyObject } from 'yup'
import { meets } from '../../domain/permissions'
import type { ImportResult, ImportRow } from '../../domain/sheets/importSchema'
import type { Call } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { translate } from '../http/locale'
import { completed } from './importAddress'
import { changeKnown } from './importChange'
import { findKnown, type Known } from './importKeys'
import { madeFor, makesIn } from './importReferences'
import {
  type ImportOutcome,
  type ImportPlan,
  importNewRow,
  type New,
  type SentRow,
  sentRow,
  yielded,
} from './importRow'
import type { Resource } from './resource'
import { insertRows } from './write'

const step = 50

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

/** New rows that their rules refuse; they need no savepoint. Replaces rows whose field yields. */
function invalidAmong(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  rows: SentRow[],
  known: Known,
): Map<SentRow, ImportResult> {
  const refused = new Map<SentRow, ImportResult>()
  if (!meets(call.actor.permissions, resource.guards.create)) return refused
  const earlier = known.over()
  for (const [at, row] of rows.entries()) {
    const isNew = !earlier.of(row.data)
    earlier.add(completed(plan.sheet, row.data), -1 - at)
    if (!isNew || row.version || makesIn(plan.makers, row.data)) continue
    try {
      row.asNew()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const less = yielded(resource, plan, row, error)
      if (less) rows[at] = less
      else refused.set(row, refusedResult(call, row, error))
    }
  }
  return refused
}

export const refusedResult = (call: Call, { row }: ImportRow, error: ApiError): ImportResult => ({
  row,
  action: 'refused',
  id: null,
  version: 0,
  changes: [],
  notes: [],
  ...reasonOf(call, error),
})

/** Rows share a savepoint, because it is most of a row's cost; if one is refused, each half is tried by itself. */
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
    for (const [at, { id, made }] of outcomes.entries()) if (id) known.add(made ?? rows[at]?.data ?? {}, id)
    return outcomes.map(({ made: _, ...outcome }, at) => ({
      row: rows[at]?.row ?? 0,
      ...outcome,
      errors: {},
      missing: [],
    }))
  } catch (thrown) {
    const error = fromDatabase(thrown, resource.constraints)
    // A lost database or an internal error is no fault of the row: the whole call fails and can be repeated.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const [row] = rows
    const less = row && rows.length === 1 && yielded(resource, plan, row, error)
    if (less) return resultsOf(call, resource, plan, [less], known)
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

type Became = ImportOutcome & { made?: AnyObject }

/** @throws ApiError for the first refused row */
async function importRows(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  rows: readonly SentRow[],
  known: Known,
): Promise<Became[]> {
  const { creating = resource, looksBack } = plan
  const here = known.over()
  const outcomes: Became[] = []
  const fresh = new Map<number, New>()
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
      const { value = {}, notes = [] } = values[nth] ?? {}
      outcomes[at] = { action: 'create', id, version: 0, changes: [], notes: [...notes], made: value }
      here.add(value, id)
    }
    fresh.clear()
  }
  for (const [at, row] of rows.entries()) {
    // An earlier row of the same record is added first.
    if (isWaiting(here.of(row.data))) await add()
    const id = here.of(row.data)
    if (!meets(call.actor.permissions, id ? resource.guards.update : resource.guards.create))
      throw new ApiError('forbidden')
    const makes = makesIn(plan.makers, row.data)
    if (id || makes) await add()
    const data = makes ? await madeFor(call, plan.makers, row.data) : row.data
    if (id) {
      outcomes[at] = await changeKnown(call, resource, plan, { ...row, data }, id)
    } else {
      // The row was deleted after the user had read it.
      if (row.version) throw new ApiError('conflict')
      const made = await importNewRow(
        call,
        resource,
        plan,
        makes ? { ...sentRow(resource, plan, { ...row, data }), notes: row.notes } : row,
        here,
        add,
      )
      fresh.set(at, made)
      here.add(made.value, -1 - at)
      if (looksBack) await add()
    }
  }
  await add()
  return outcomes
}

const isWaiting = (id: number | undefined): boolean => id !== undefined && id < 0
