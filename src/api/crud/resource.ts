import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Guards, ResourceName } from '../../domain/guards'
import type { Constraints } from '../http/errors'
import type { Call } from '../http/route'
import type { QueryRules } from './query'

/** A row as the database has it. */
export type Row = Record<string, unknown> & { id: number; version: number }

/** A table whose rows are named by an id. */
export type ListTable = PgTable & { id: PgColumn }

/** A table whose rows can be written: the version tells a writer that somebody was faster. */
export type EntityTable = ListTable & { version: PgColumn }

/** What can be listed. Made by `listOf`, which checks the names against the table. */
export interface ListResource extends Omit<QueryRules, 'includes'> {
  /** Path segment and table name. */
  name: ResourceName
  table: ListTable
  guards: Guards
  /** Further names that `orderBy` may give, and the column each stands for. */
  sortAliases?: Record<string, string>
  /** Text column → the column that holds its dictionary order, by which lists sort instead. */
  sortKeys?: Record<string, string | undefined>
  /** Never leaves the API. */
  hidden?: readonly string[]
  /** Heavy columns: only with `include=body`. */
  body?: readonly string[]
  /** Name → JSON-valued expression over the table. */
  includes?: Record<string, SQL>
  /** Dimensions that the database keeps exact totals by (see `db/README.md`); none is one total for all. */
  counted?: readonly string[]
  /** Dimensions whose totals per value come along as `meta.counts`. */
  facets?: readonly string[]
}

/** What can be listed and written. Made by `entity`. What is special of it goes in its hooks. */
export interface Resource extends ListResource {
  table: EntityTable
  /** Validates and strips bodies; the same schema as the form's. */
  schema: ObjectSchema<AnyObject>
  constraints?: Constraints
  hooks?: Hooks
}

export interface Hooks {
  /** Last word on a row to be written: further columns, cross-row rules. `before` is the locked old row. */
  write?: (call: Call, value: AnyObject, before?: Row) => Promise<AnyObject> | AnyObject
  /** After the row is written, in the same transaction. */
  written?: (call: Call, id: number, body: AnyObject) => Promise<void>
  /** Before the locked row is deleted. */
  remove?: (call: Call, row: Row) => Promise<void>
}
