import type { AnyObject } from 'yup'
import type { Message } from '../../domain/message'
import { type Sheet, sheetKeysOf } from '../../domain/sheets/columns'
import type { ImportResult, ImportRow } from '../../domain/sheets/importSchema'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { cleanedAs } from './clean'
import { completed, freeKey } from './importAddress'
import type { Known } from './importKeys'
import type { Makers } from './importReferences'
import type { Resource } from './resource'
import { validRow } from './write'

export interface ImportPlan {
  sheet: Sheet
  creating?: Resource
  /** @throws ApiError when the caller may not change the record */
  updating?: (call: Call, id: number) => Promise<Resource>
  makers?: Makers
  /** A field that is dropped with a note if the row lacks what it needs: without a picture nothing is published. */
  yields?: { field: string; needs: readonly string[]; told: string }
  /** Adds each row by its own statement, because rules compare it with the rows before it. */
  looksBack?: boolean
  /** Slow work for new rows, once per call before the transaction; its members join the body. */
  prepare?: () => Promise<AnyObject>
}

/** `asNew` validates the row as a new record, at most once. */
export type SentRow = ImportRow & { data: AnyObject; asNew: () => AnyObject; notes: readonly Message[] }

export type ImportOutcome = Pick<ImportResult, 'action' | 'id' | 'version' | 'changes' | 'notes'>

export function sentRow(
  resource: Resource,
  { sheet, creating = resource }: ImportPlan,
  row: ImportRow,
  notes: readonly Message[] = [],
): SentRow {
  const data = row.data as AnyObject
  let valid: (() => AnyObject) | undefined
  const asNew = () => {
    valid ??= outcomeOf(() => {
      if (sheet.only === 'known') throw invalid(sheetKeysOf(sheet)[0] ?? '', 'row_unknown')
      return validRow(creating, completed(sheet, data))
    })
    return valid()
  }
  return { ...row, data, asNew, notes }
}

/** The row without its yielding field; `undefined` if another error is the cause. */
export function yielded(
  resource: Resource,
  plan: ImportPlan,
  row: SentRow,
  error: unknown,
): SentRow | undefined {
  const { yields } = plan
  const fields = Object.keys((error instanceof ApiError && error.details.errors) || {})
  const isLacking = (field: string) => yields?.needs.includes(field) && !isGiven(row.data[field])
  if (!yields || row.data[yields.field] === undefined || !fields.length || !fields.every(isLacking))
    return undefined
  const { [yields.field]: _, ...others } = row.data
  const data = cleanedAs(row.data, others)
  return sentRow(resource, plan, { ...row, data }, [...row.notes, { key: yields.told }])
}

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

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

export interface New {
  value: AnyObject
  notes: readonly Message[]
}

/** A derived address that another record has gets a number and a note. */
export async function importNewRow(
  call: Call,
  resource: Resource,
  { sheet: { derive, within } }: ImportPlan,
  { data, notes, asNew }: SentRow,
  here: Known,
  add: () => Promise<void>,
): Promise<New> {
  const value = asNew()
  const wanted: unknown = derive && !data[derive.to] ? value[derive.to] : undefined
  if (!derive || typeof wanted !== 'string' || !here.by(derive.to, wanted)) return { value, notes }
  await add()
  const place = within ? { [within]: value[within] } : {}
  const address = await freeKey(call, resource, derive.to, place, wanted)
  return {
    value: { ...value, [derive.to]: address },
    notes: [...notes, { key: 'sheets.told.address', params: { address } }],
  }
}
