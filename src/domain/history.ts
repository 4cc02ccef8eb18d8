import { guards, isResourceName, type ResourceName } from './guards'
import type { Guard, Permission } from './permissions'

/**
 * What happened to a record. A `restore` wrote an earlier state: a row put back, or a version before a change. `view`:
 * somebody looked at the back office as this person or role. `reorder_point`: of a warehouse, below how many units of a
 * product it is short.
 */
export const historyActions = ['create', 'update', 'delete', 'restore', 'view', 'reorder_point'] as const
export type HistoryAction = (typeof historyActions)[number]

/** Whether the event is about the record's own fields, so that there is an earlier version to go back to. */
export const makesVersion = (action: HistoryAction): boolean =>
  action !== 'view' && action !== 'reorder_point'

/** One field of an event. A deletion has every field with `after` null, a creation has none. */
export interface HistoryChange {
  field: string
  before: unknown
  after: unknown
  /** The values are too long for a list over many records: they come with the history of the record itself. */
  is_long?: true
}

/** One event of `GET /history`. */
export interface HistoryEntry {
  id: number
  at: string
  entity: ResourceName
  record_id: number
  /** How the record was called then. */
  title: string
  /** `null` for what no signed-in person did, such as the first start. */
  actor: { id: number; name: string } | null
  action: HistoryAction
  /** The version of the record after the event; of a deleted one its last. */
  version: number | null
  /** Shared by all that one call did, or several calls that belong together. */
  batch: string
  request_id: string | null
  reason: string | null
  changes: HistoryChange[]
  /** What the records that `changes` refer to are called, or were last called, by entity and id. */
  names: Partial<Record<ResourceName, Record<number, string>>>
  /** When this event was undone. */
  restored_at: string | null
  /**
   * Whether it can be undone: of a deletion, the row is neither back nor purged; of another event, the record is there, and
   * nothing has happened from it on that is never set back, such as a step of an order.
   */
  is_restorable: boolean
}

/** An event that a restored batch left as it was, and why. */
export interface RefusedRestore {
  entity: ResourceName
  id: number
  title: string
  code: string
  message: string
}

/** `data` of `POST /history/batches/{batch}/restore`, also inside its 409. */
export interface BatchRestored {
  restored: number
  refused: RefusedRestore[]
}

/** `data` of `POST /history/{id}/restore`: which record stands again as it did. */
export interface Restored {
  entity: ResourceName
  id: number
}

/** The header in which a write says its batch, and a caller may name the one that it goes on with. */
export const batchHeader = 'Batch-Id'

/** How long deletions can be undone, and events are kept, in days. */
export const keptDays = { trash: 30, history: 365 } as const

/** Whoever manages rights sees what happened in the whole house, as far as they may read it. */
export const houseGuard = ['manage-roles', 'manage-permissions'] as const satisfies Permission[]

/** Who may read the history of an entity: who may list it, or where everybody may, who may change it. */
export const historyGuard = (entity: ResourceName): Guard => {
  const { list, update }: { list: Guard; update: Guard } = guards[entity]
  return list.length ? list : update
}

/** Slips are never changed or deleted, and say by themselves who made and who canceled them. */
export const isRecorded = (entity: ResourceName): boolean => entity !== 'slips'

/** The entities that have a history, as the filter of the house's history offers them. */
export const historyEntities: readonly ResourceName[] = Object.keys(guards)
  .filter(isResourceName)
  .filter(isRecorded)
