import type { DataProvider, Identifier } from 'react-admin'
import type { Pagination } from '../../../domain/pagination'
import type { SpecialMethods } from './calls'

/** `meta` of every list result. */
export interface ListMeta {
  pagination: Pagination
  /** Rows per value of a counted field under the other filters: `{status: {published: 12}}`. */
  counts?: Record<string, Record<string, number>>
}

/** `meta` of the result of a write; in the parameters of one, the batch that it goes on with. */
export interface WriteMeta {
  /** What was written together; `restoreBatch` undoes it. */
  batch?: string
}

export interface Sorted {
  id: Identifier
  sort: number
  version: number
}

/** react-admin's data provider with our own calls. */
export type AppDataProvider = DataProvider &
  SpecialMethods & {
    /** Sets each row's `sort` to its position; sends only rows that moved. */
    reorder(resource: string, rows: readonly Sorted[]): Promise<{ data: Sorted[] }>
  }
