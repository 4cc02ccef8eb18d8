import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { arraySchema, objectSchema, orNull, type Schema } from '../http/schema'
import { columnSchema } from './columnSchema'

const wire = (column: AnyColumn): SQL =>
  column.columnType === 'PgTimestampString'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.identifier(column.name)}`
    : sql`${column}`

export const selectColumns = (table: PgTable, pick: (name: string) => boolean): SQL =>
  sql.join(
    getTableConfig(table)
      .columns.filter(({ name }) => pick(name))
      .map(wire),
    sql`, `,
  )

interface Relation {
  table: PgTable
  foreignKey: AnyColumn
  row: SQL
}

/** An expression over the table that yields JSON, and how that looks. */
export type Include = SQL & { shape: Schema; relation?: Relation }

export const include = (told: SQL, shape: Schema, relation?: Relation): Include =>
  Object.assign(told, { shape, ...(relation && { relation }) })

const orNone = (told: SQL): SQL => sql`coalesce(${told}, '{"data": null}'::json)`

/** `{data: row | null}`: the row that `foreignKey` refers to. */
export function belongsTo(table: PgTable, foreignKey: AnyColumn, names: readonly string[]): Include {
  const target = sql.identifier(getTableConfig(table).name)
  const row = sql`select json_build_object('data', row_to_json(r)) as told from (
    select ${selectColumns(table, (name) => names.includes(name))} from ${table} where ${target}.id = ${foreignKey}) r`
  const shape = objectSchema(
    Object.fromEntries(
      getTableConfig(table)
        .columns.filter(({ name }) => names.includes(name))
        .map((column) => [column.name, columnSchema(column)]),
    ),
  )
  return include(orNone(sql`(${row})`), objectSchema({ data: orNull(shape) }), { table, foreignKey, row })
}

type Includes = Record<string, Include>

/** Includes of one row as joins, so that the database reads rows referred to many times once. */
export function joinedOf(
  includes: Includes = {},
  names: readonly string[],
): { includes: Includes; joins: SQL } {
  const joined = names.flatMap((name) => {
    const found = includes[name]
    return found?.relation
      ? [{ name, as: sql.identifier(`${name}_told`), row: found.relation.row, shape: found.shape }]
      : []
  })
  return {
    includes: {
      ...includes,
      ...Object.fromEntries(
        joined.map(({ name, as, shape }) => [name, include(orNone(sql`${as}.told`), shape)]),
      ),
    },
    joins: sql.join(joined.map(({ as, row }) => sql` left join lateral (${row}) ${as} on true`)),
  }
}

/** `{data: [row]}`; a row as `shape`. */
export const manyOf = (select: SQL, shape: Schema): Include =>
  include(
    sql`json_build_object('data', (select coalesce(json_agg(row_to_json(r)), '[]') from (${select}) r))`,
    objectSchema({ data: arraySchema(shape) }),
  )
