import type { Pagination } from '../../../domain/pagination'
import type { RatingSummary } from '../../../domain/ratingSchema'

export interface ListMeta {
  pagination: Pagination
  /** Rows per value of a counted field under the other filters: `{status: {published: 12}}`. */
  counts?: Record<string, Record<string, number>>
  /** Amounts of all rows under the filters, such as what orders are paid. */
  sums?: Record<string, number>
  /** Rows per score, under all filters of the list. */
  summary?: RatingSummary
  /** Values in use of a free-text field. */
  choices?: Record<string, string[]>
  /** Days for which the history can restore deleted records. */
  kept_days?: number
}

/** `meta` of a write's result and parameters. */
export interface WriteMeta {
  /** Batch of writes that belong together; `restoreBatch` undoes it. */
  batch?: string
  /** Also deletes dependent records, or whatever else a change would remove. */
  force?: boolean
  key?: string
  /** Additional input of a bulk deletion. */
  asked?: Record<string, unknown>
  /** Kept in the history with what is done. */
  reason?: string
  /** When a slug changes, redirects readers of the old address. */
  redirect?: boolean
}
