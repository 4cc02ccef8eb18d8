import type { Pagination } from '../../../domain/pagination'
import type { RatingSummary } from '../../../domain/ratingSchema'

/** `meta` of every list result. */
export interface ListMeta {
  pagination: Pagination
  /** Rows per value of a counted field under the other filters: `{status: {published: 12}}`. */
  counts?: Record<string, Record<string, number>>
  /** How many rows have each value of a score, under all filters of the list. */
  summary?: RatingSummary
  /** Values in use of a field that people fill as they like. */
  choices?: Record<string, string[]>
  /** Of the history: for how many days what was deleted can be put back. */
  kept_days?: number
}

/** `meta` of the result of a write; in the parameters of one, the batch that it goes on with. */
export interface WriteMeta {
  /** What was written together; `restoreBatch` undoes it. */
  batch?: string
  /** With what depends on the record, or on what a change takes away. */
  force?: boolean
  /** Under which key something is sent that must not be done twice. */
  key?: string
  /** Of a deletion of many: what it asks besides. */
  asked?: Record<string, unknown>
  /** In the parameters of one that changes a slug: readers of the old address are led to the new one. */
  redirect?: boolean
}
