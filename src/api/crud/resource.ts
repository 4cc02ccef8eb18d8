import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Guards, ResourceName } from '../../domain/guards'
import type { Call } from '../http/call'
import type { Constraints } from '../http/errors'
import type { NotSearched, SearchPlan } from '../search/plan'
import type { ByClock } from './fields'
import type { QueryRules } from './query'

/** A row as the database returns it. */
export type Row = Record<string, unknown> & { id: number; version: number }

/** A table with an id. */
export type TableWithId = PgTable & { id: PgColumn }

/** A table whose rows can be written; `version` detects concurrent writes. */
export type EntityTable = TableWithId & { version: PgColumn }

/**
 * A value of a counted field of which the clock tells a few rows apart, such as published posts that are not out yet.
 * An index finds them, so they are counted each time; the others are what the kept totals leave.
 */
export interface Apart {
  /** The facet, and the value of it that they have. */
  facet: string
  of: string
  /** What they are called among the values in `meta.counts`. */
  as: string
  /** The facts that hold for them, and for the others. */
  few: string
  rest: string
}

/** A resource that can be listed. Made by `readOnlyList`, which checks the names against the table. */
export interface ListResource extends Omit<QueryRules, 'includes'> {
  /** Path segment and table name. */
  name: ResourceName
  table: TableWithId
  guards: Guards
  /** Additional names for `orderBy`, each with its column. */
  sortAliases?: Record<string, string>
  /** Text column → its collation key column, by which lists are sorted instead. */
  sortKeys?: Record<string, string | undefined>
  /** How `GET /search` finds its records, or why not. */
  search?: SearchPlan | NotSearched
  /** Columns that are never sent. */
  hidden?: readonly string[]
  /** Large columns, sent only with `include=body`. */
  body?: readonly string[]
  /** Includes that come along with `include=body`. */
  withBody?: readonly string[]
  /** Columns that are sent as the clock says rather than as they are stored. */
  byClock?: Record<string, ByClock>
  /** Name → SQL expression over the table that yields JSON. */
  includes?: Record<string, SQL>
  /** Dimensions for which the database maintains exact totals (see `db/README.md`); `[]` means one total. */
  counted?: readonly string[]
  /** Dimensions whose totals per value are sent as `meta.counts`. */
  facets?: readonly string[]
  /** A counted field of few whole numbers, such as a score: its values are summed up in `meta.summary`. */
  summary?: { field: string; values: readonly number[] }
  /** Rows of one value of a facet that the clock tells apart from the others. */
  apart?: Apart
  /** Indexed columns that people fill as they like: the values in use are sent as `meta.choices`. */
  choices?: readonly string[]
}

/** A resource that can be listed and written. Made by `entity`; special cases go into its hooks. */
export interface Resource extends ListResource {
  table: EntityTable
  /** Validates bodies and strips unknown fields; the form uses the same schema. */
  schema: ObjectSchema<AnyObject>
  constraints?: Constraints
  /** Whether the row belongs to the caller, who may then see it whatever `guards.list` says. */
  isOwn?: (call: Call, row: Row) => boolean
  /** Columns that the history does not tell to whom the row belongs. */
  secretFromOwner?: readonly string[]
  hooks?: Hooks
  /** Columns that the history never sets back, such as a status whose steps move goods; its hook `write` refuses them. */
  irrevocable?: readonly string[]
  /** What `bulkRoute` offers besides setting the same values in all rows, by name. */
  changes?: Record<string, Computed>
}

/** A change of many rows at once whose outcome depends on the row, such as five percent more. */
export interface Computed {
  /** The field that it changes. */
  field: string
  /** What it asks. */
  schema: ObjectSchema<AnyObject>
  /** What else it is reckoned from than the columns of the row; such a change has no preview. */
  reads?: (call: Call, row: Row) => Promise<AnyObject>
  /** The new value of the field; `undefined` in a row where it cannot be made. */
  of: (row: Row, asked: AnyObject) => unknown
  /** What is set with it. */
  with?: (row: Row, asked: AnyObject) => AnyObject
  /** Whether a preview tells of every row: the change is asked with what its caller has seen of each. */
  tellsAll?: boolean
}

export interface Hooks {
  /** Takes locks that come before that of the row, for what a body changes. */
  ahead?: (call: Call, where: SQL, body: AnyObject) => Promise<void>
  /**
   * Takes all locks of a change of many rows before the first of them is changed, those of the rows included: two such
   * changes at once would otherwise each wait for what the other has got to already.
   * @param body what is set in each of them, or what a change by name asks
   */
  aheadOfAll?: (call: Call, ids: readonly number[], body: AnyObject, change?: string) => Promise<void>
  /** Completes a row before it is written: additional columns, rules across rows. `before` is the locked old row. */
  write?: (call: Call, value: AnyObject, before?: Row) => Promise<AnyObject> | AnyObject
  /** Runs after the row is written, in the same transaction. */
  written?: (call: Call, id: number, body: AnyObject) => Promise<void>
  /** Runs before the transaction in which rows are deleted: what must be finished first, or go in steps. */
  aheadOfRemoval?: (call: Call, ids: readonly number[]) => Promise<void>
  /** Takes locks that come before that of a row that is deleted: of rows that let go of it, and are locked first elsewhere. */
  aheadOfDelete?: (call: Call, where: SQL) => Promise<void>
  /** Runs before the locked row is deleted. */
  remove?: (call: Call, row: Row) => Promise<void>
  /**
   * Rules about who may change or delete a row, before it is locked: those that the entity's own calls check in their
   * handlers. Asked where something else does it, such as the history, and where a deletion is tried.
   */
  admit?: (call: Call, id: number, change: 'delete' | AnyObject) => Promise<void>
  /**
   * Runs before the transaction in which the history takes a row back to a former state: what must go in steps.
   * @param attempt the undoing, to find out whether it would succeed
   */
  aheadOfUndo?: (
    call: Call,
    id: number,
    state: AnyObject,
    attempt: (call: Call) => Promise<unknown>,
  ) => Promise<void>
  /** Runs after the history has undone an event, in the same transaction. */
  undone?: (call: Call) => Promise<void>
  /** Completes an earlier state: values that the history does not keep, and those that have become void. */
  revive?: (call: Call, state: AnyObject) => Promise<AnyObject> | AnyObject
}
