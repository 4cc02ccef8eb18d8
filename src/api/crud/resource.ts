import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Guards, ResourceName } from '../../domain/guards'
import type { Call } from '../http/call'
import type { Constraints } from '../http/errors'
import type { Schema } from '../http/schema'
import type { NotSearched, SearchPlan } from '../search/plan'
import type { ByClock } from './fields'
import type { Include } from './include'
import type { QueryRules } from './query'

export type Row = Record<string, unknown> & { id: number; version: number }

export type TableWithId = PgTable & { id: PgColumn }

/** `version` detects concurrent writes. */
export type EntityTable = TableWithId & { version: PgColumn }

/**
 * A value of a counted field with a few rows that the clock distinguishes, such as published posts that are not out
 * yet. They are counted over an index each time and subtracted from the maintained total.
 */
export interface Apart {
  /** The facet, and its value in these rows. */
  facet: string
  of: string
  /** Their name in `meta.counts`. */
  as: string
  /** The facts that hold for these rows, and for the others. */
  few: string
  rest: string
}

/** Made by `readOnlyList`, which checks the names against the table. */
export interface ListResource extends Omit<QueryRules, 'includes'> {
  /** Path segment and table name. */
  name: ResourceName
  table: TableWithId
  guards: Guards
  /** Additional names for `orderBy`, each with its column. */
  sortAliases?: Record<string, string>
  /** Text column → its collation key column, by which lists are sorted instead. */
  sortKeys?: Record<string, string | undefined>
  search?: SearchPlan | NotSearched
  hidden?: readonly string[]
  /** Large columns, sent only with `include=body`. */
  body?: readonly string[]
  /** Includes that `include=body` adds. */
  withBody?: readonly string[]
  /** Columns whose sent value depends on the clock. */
  byClock?: Record<string, ByClock>
  includes?: Record<string, Include>
  /** How columns look in answers, where neither the table nor the schema tells. */
  shapes?: Partial<Record<string, Schema>>
  /** Columns that are sent to some readers only. */
  optional?: readonly string[]
  /** Includes that are made of what was read for them, and of the rest of the row. */
  made?: Record<string, (row: AnyObject) => unknown>
  /** Dimensions with exact totals that the database maintains (see `db/README.md`); `[]` means one total. */
  counted?: readonly string[]
  /** Those of few values, which the database also counts without the others, as `<list>.rows`. */
  countedAlone?: readonly string[]
  /** Dimensions whose totals per value are sent as `meta.counts`. */
  facets?: readonly string[]
  /** A counted field of few whole numbers, such as a score, summarised in `meta.summary`. */
  summary?: { field: string; values: readonly number[] }
  /** Amounts of a row, summed in `meta.sums`; the database keeps them beside the totals, as `<list>.<name>`. */
  sums?: Record<string, SQL>
  apart?: Apart
  /** Indexed columns of free text; the values in use are sent as `meta.choices`. */
  choices?: readonly string[]
}

/** Made by `entity`; special cases go into its hooks. */
export interface Resource extends ListResource {
  table: EntityTable
  /** Validates bodies and strips unknown fields; the form uses the same schema. */
  schema: ObjectSchema<AnyObject>
  constraints?: Constraints
  /** The owner of a row may see it whatever `guards.list` says. */
  isOwn?: (call: Call, row: Row) => boolean
  /** Columns that the history hides from the row's owner. */
  secretFromOwner?: readonly string[]
  hooks?: Hooks
  /**
   * Columns that the history never restores, such as a status whose steps move goods; the `write` hook refuses them.
   */
  irrevocable?: readonly string[]
  changes?: Record<string, Computed>
}

/** A bulk change whose result depends on the row, such as five percent more. */
export interface Computed {
  field: string
  /** The parameters of the change. */
  schema: ObjectSchema<AnyObject>
  /** Further inputs besides the row's columns; such a change has no preview. */
  reads?: (call: Call, row: Row) => Promise<AnyObject>
  /** The new value; `undefined` if the row cannot have one. */
  of: (row: Row, asked: AnyObject) => unknown
  with?: (row: Row, asked: AnyObject) => AnyObject
  /** A preview shows every row, because the change must repeat what its caller saw. */
  tellsAll?: boolean
}

export interface Hooks {
  /** Takes locks that precede the lock of the row. */
  ahead?: (call: Call, where: SQL, body: AnyObject) => Promise<void>
  /**
   * Takes all locks of a bulk change, those of the rows included, before the first row is changed: two concurrent
   * changes would otherwise deadlock.
   * @param body the values to set, or the parameters of the named change
   */
  aheadOfAll?: (call: Call, ids: readonly number[], body: AnyObject, change?: string) => Promise<void>
  /** Completes a row before it is written: additional columns, rules across rows. `before` is the locked old row. */
  write?: (call: Call, value: AnyObject, before?: Row) => Promise<AnyObject> | AnyObject
  /** Runs after the row is written, in the same transaction. */
  written?: (call: Call, id: number, body: AnyObject) => Promise<void>
  /** Runs before the transaction of a deletion, for work that must be finished first or go in steps. */
  aheadOfRemoval?: (call: Call, ids: readonly number[]) => Promise<void>
  /** Takes locks that precede the lock of a deleted row: of rows that refer to it and are locked first elsewhere. */
  aheadOfDelete?: (call: Call, where: SQL) => Promise<void>
  remove?: (call: Call, row: Row) => Promise<void>
  /** Rules of who may change or delete a row, for code outside of the entity's handlers, which check them too. */
  admit?: (call: Call, id: number, change: 'delete' | AnyObject) => Promise<void>
  /**
   * Runs before the transaction in which the history restores a former state, for work that must go in steps.
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
  /** Completes a former state: adds values that the history does not keep, drops those that are void. */
  revive?: (call: Call, state: AnyObject) => Promise<AnyObject> | AnyObject
}
