import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Guard } from '../../domain/permissions'
import type { Constraints } from '../http/errors'
import type { Call } from '../http/route'
import type { QueryRules } from './query'

/** A row as the database has it. */
export type Row = Record<string, unknown> & { id: number; version: number }

/** Everything the shared CRUD needs to know of an entity. What is special goes in its hooks. */
export interface Resource extends Omit<QueryRules, 'includes'> {
  /** Path segment and table name. */
  name: string
  table: PgTable
  /** Validates and strips bodies; the same schema as the form's. */
  schema: ObjectSchema<AnyObject>
  guards: { list: Guard; create: Guard; update: Guard; delete: Guard }
  /** Never leaves the API. */
  hidden?: readonly string[]
  /** Heavy columns: only with `include=body`. */
  body?: readonly string[]
  /** Name → JSON-valued expression over the table. */
  includes?: Record<string, SQL>
  /** Dimensions that the database keeps exact totals by (see `db/README.md`). */
  counted?: readonly string[]
  /** Dimensions whose totals per value come along as `meta.counts`. */
  facets?: readonly string[]
  constraints?: Constraints
  /** Whether a row is the caller's own, to be shown to them whatever `guards.list` says. */
  isOwn?: (call: Call, row: Row) => boolean
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
