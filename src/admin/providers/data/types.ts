import type { DataProvider, Identifier } from 'react-admin'
import type { Pagination } from '../../../domain/pagination'
import type { SpecialMethods } from './calls'

/** `meta` of every list result. */
export interface ListMeta {
  pagination: Pagination
  /** Rows per value of a counted field under the other filters: `{status: {published: 12}}`. */
  counts?: Record<string, Record<string, number>>
}

export interface Sorted {
  id: Identifier
  sort: number
  version: number
}

/** react-admin's calls, those of our own, and the order of rows. */
export type AppDataProvider = DataProvider &
  SpecialMethods & {
    /** Gives rows their place: each one's `sort` becomes its position; only those that moved are sent. */
    reorder(resource: string, rows: readonly Sorted[]): Promise<{ data: Sorted[] }>
  }
