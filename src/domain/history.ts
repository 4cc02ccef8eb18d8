import { guards, isResourceName, type ResourceName } from './guards'
import type { Guard, Permission } from './permissions'

/**
 * `restore`: wrote an earlier state (a deleted row, or an earlier version). `view`: a user viewed the back office as
 * this person or role. `reorder_point`: changed a warehouse's minimum stock of a product.
 */
export const historyActions = ['create', 'update', 'delete', 'restore', 'view', 'reorder_point'] as const
export type HistoryAction = (typeof historyActions)[number]

/** Whether the event changed the record's own fields, so that an earlier version exists. */
export const makesVersion = (action: HistoryAction): boolean =>
  action !== 'view' && action !== 'reorder_point'

/** One field of an event. A deletion has every field with `after` null, a creation has none. */
export interface HistoryChange {
  field: string
  before: unknown
  after: unknown
  /** Set when the values are too long for a list; the history of the record has them. */
  is_long?: true
}

export interface HistoryEntry {
  id: number
  at: string
  entity: ResourceName
  record_id: number
  title: string
  /** `null` if no signed-in user acted, as on the first start. */
  actor: { id: number; name: string } | null
  /** Of the key by which the actor's program did it. */
  key_name: string | null
  /** Of the key that had proposed what the actor accepted. */
  proposed_by: string | null
  action: HistoryAction
  /** Version of the record after the event; for a deletion its last one. */
  version: number | null
  /** Shared by all events of one call, or of calls that belong together. */
  batch: string
  request_id: string | null
  reason: string | null
  changes: HistoryChange[]
  /** Current or last titles of the records that `changes` refer to, by entity and id. */
  names: Partial<Record<ResourceName, Record<number, string>>>
  restored_at: string | null
  /**
   * Deletions: the row is neither restored nor purged. Other events: the record exists, and neither this nor a later
   * event is irreversible, such as a step of an order.
   */
  is_restorable: boolean
}

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

/** `data` of `POST /history/{id}/restore`. */
export interface Restored {
  entity: ResourceName
  id: number
}

/** Response header with the batch of a write; a request may send it to continue that batch. */
export const batchHeader = 'Batch-Id'

/** In days: how long deletions can be undone, and events are kept. */
export const keptDays = { trash: 30, history: 365 } as const

/** Holders of these permissions read the history of all entities that they may list. */
export const houseGuard = ['manage-roles', 'manage-permissions'] as const satisfies Permission[]

/** Reading an entity's history needs the right to list it, or to update it where everybody may list. */
export const historyGuard = (entity: ResourceName): Guard => {
  const { list, update }: { list: Guard; update: Guard } = guards[entity]
  return list.length ? list : update
}

/** Slips and lines of statements are immutable, and say themselves who made or settled them. */
export const isRecorded = (entity: ResourceName): boolean => !['slips', 'remittances'].includes(entity)

export const historyEntities: readonly ResourceName[] = Object.keys(guards)
  .filter(isResourceName)
  .filter(isRecorded)

/** The reason of a deletion that takes what somebody wrote for advertising; screens say it in their language. */
export const spamReason = 'spam'
