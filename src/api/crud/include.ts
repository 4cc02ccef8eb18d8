import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** A column as it is sent: timestamps as ISO 8601 UTC in milliseconds. */
const wire = (column: AnyColumn): SQL =>
  column.columnType === 'PgTimestampString'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.identifier(column.name)}`
    : sql`${column}`

/** Selects the named columns of a table. */
export const columnsOf = (table: PgTable, pick: (name: string) => boolean): SQL =>
  sql.join(
    getTableConfig(table)
      .columns.filter(({ name }) => pick(name))
      .map(wire),
    sql`, `,
  )

interface Relation {
  table: PgTable
  foreignKey: AnyColumn
}

const relations = new WeakMap<SQL, Relation>()

/** What an include of one row is made of, for who reads many rows that refer to few. */
export const relationOf = (include: SQL | undefined): Relation | undefined =>
  include && relations.get(include)

/** `{data: row | null}`: the one row that `foreignKey` points at. */
export function belongsTo(table: PgTable, foreignKey: AnyColumn, names: readonly string[]): SQL {
  const target = sql.identifier(getTableConfig(table).name)
  const include = sql`json_build_object('data', (select row_to_json(r) from (
    select ${columnsOf(table, (name) => names.includes(name))} from ${table} where ${target}.id = ${foreignKey}) r))`
  relations.set(include, { table, foreignKey })
  return include
}

/** `{data: rows}` of any ordered subselect. */
export const manyOf = (select: SQL): SQL =>
  sql`json_build_object('data', (select coalesce(json_agg(row_to_json(r)), '[]') from (${select}) r))`
