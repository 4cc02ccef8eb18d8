import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Guard } from '../../domain/permissions'
import type { Call } from '../http/call'
import type { WrittenName } from './entities'

/** A link between two records. */
export interface LinkedPair {
  owner: number
  other: number
  /** Where it stands among the links of the other record. */
  place?: number
}

export interface LinkChange {
  added: LinkedPair[]
  removed: LinkedPair[]
}

/** A table that links two records: its rows belong to the history of one of them, the owner. */
export interface Link {
  table: PgTable
  entity: WrittenName
  /** The column of the owner, and that of the other record. */
  owner: string
  other: string
  /** The table of the other record. */
  of: PgTable
  /** The column of its place among the links of the other record, where people order them. */
  place?: string
  /** How the form of the owner calls its links. */
  field: string
  /** The owner's name. */
  title: AnyPgColumn
  /** Who may make and undo such links, and under which further rules. */
  guard: Guard
  /** Who may have them put back with a deleted record, if more people. */
  restoredBy?: Guard
  allow: (call: Call, change: LinkChange) => Promise<void>
}
