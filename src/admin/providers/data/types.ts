import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { SpecialMethods } from './calls'
import type { WriteMeta } from './meta'

export interface Sorted {
  id: Identifier
  sort: number
  version: number
}

export interface RowMove {
  row: RaRecord
  parent_id: number | null
  sort: number
}

export type AppDataProvider = DataProvider &
  SpecialMethods & {
    /** Sets each row's `sort` to its position; sends only rows that moved. */
    reorder(resource: string, rows: readonly Sorted[]): Promise<{ data: Sorted[] }>
    /** Moves rows of a tree, sequentially and in one batch. */
    arrange(resource: string, moves: readonly RowMove[]): Promise<{ data: RaRecord[]; meta: WriteMeta }>
  }
