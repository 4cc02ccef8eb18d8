import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Guard } from '../../domain/permissions'
import type { Call } from '../http/call'
import type { WrittenName } from './entities'

export interface LinkedPair {
  owner: number
  other: number
  place?: number
}

export interface LinkChange {
  added: LinkedPair[]
  removed: LinkedPair[]
}

/** A table that links two records; its rows belong to the history of the owner. */
export interface Link {
  table: PgTable
  entity: WrittenName
  owner: string
  other: string
  of: PgTable
  /** The position column, if users order the links of the other record. */
  place?: string
  field: string
  title: AnyPgColumn
  /** The right to make and undo links; `allow` adds further rules. */
  guard: Guard
  /** A wider right that suffices to restore links with a deleted record. */
  restoredBy?: Guard
  allow: (call: Call, change: LinkChange) => Promise<void>
}
