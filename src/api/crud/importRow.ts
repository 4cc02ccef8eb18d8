import type { AnyObject } from 'yup'
import type { Message } from '../../domain/message'
import type { Sheet } from '../../domain/sheets/columns'
import type { ImportResult, ImportRow } from '../../domain/sheets/importSchema'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { cleanedAs } from './clean'
import { completed, freeKey } from './importAddress'
import type { Known } from './importKeys'
import type { Makers } from './importReferences'
import type { Resource } from './resource'
import { validRow } from './write'

/** How an entity is imported; without hooks its rows are created and updated as by the single calls. */
export interface ImportPlan {
  sheet: Sheet
  /** The resource that new rows are created with. */
  creating?: Resource
  /** The resource that this row is updated with. Throws when the caller may not change it. */
  updating?: (call: Call, id: number) => Promise<Resource>
  /** What may be made on the way where a row names it, by the field that names it. */
  makers?: Makers
  /** A field that is left out, and told, where the row lacks what it needs: without a picture nothing is published. */
  yields?: { field: string; needs: readonly string[]; told: string }
  /** Whether the rules of a row look at rows before it: then each is added by a statement of its own. */
  looksBack?: boolean
  /** Slow work that new rows need, once a call and before the transaction; its members join the body. */
  prepare?: () => Promise<AnyObject>
}

/** A row with its values as a new record's: validated at most once, however often it is tried. */
export type SentRow = ImportRow & { data: AnyObject; asNew: () => AnyObject; notes: readonly Message[] }

/** What became of a row. */
export type ImportOutcome = Pick<ImportResult, 'action' | 'id' | 'version' | 'changes' | 'notes'>

/** A row as it was sent, with how it would be added. */
export function sentRow(
  resource: Resource,
  { sheet, creating = resource }: ImportPlan,
  row: ImportRow,
  notes: readonly Message[] = [],
): SentRow {
  const data = row.data as AnyObject
  let valid: (() => AnyObject) | undefined
  const asNew = () => {
    valid ??= outcomeOf(() => validRow(creating, completed(sheet, data)))
    return valid()
  }
  return { ...row, data, asNew, notes }
}

/** The row without what it cannot have for want of something else; `undefined` where that is not what is wrong. */
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

/** A row that is about to be added. */
export interface New {
  value: AnyObject
  notes: readonly Message[]
}

/** A new row. The address that follows from its name may be another record's: then it gets a number, and that is told. */
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
