import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

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

const relations = new WeakMap<SQL, Relation>()

export const relationOf = (include: SQL | undefined): Relation | undefined =>
  include && relations.get(include)

const orNone = (told: SQL): SQL => sql`coalesce(${told}, '{"data": null}'::json)`

/** `{data: row | null}`: the row that `foreignKey` refers to. */
export function belongsTo(table: PgTable, foreignKey: AnyColumn, names: readonly string[]): SQL {
  const target = sql.identifier(getTableConfig(table).name)
  const row = sql`select json_build_object('data', row_to_json(r)) as told from (
    select ${selectColumns(table, (name) => names.includes(name))} from ${table} where ${target}.id = ${foreignKey}) r`
  const include = orNone(sql`(${row})`)
  relations.set(include, { table, foreignKey, row })
  return include
}

type Includes = Record<string, SQL>

/** Includes of one row as joins, so that the database reads rows referred to many times once. */
export function joinedOf(
  includes: Includes = {},
  names: readonly string[],
): { includes: Includes; joins: SQL } {
  const joined = names.flatMap((name) => {
    const relation = relationOf(includes[name])
    return relation ? [{ name, as: sql.identifier(`${name}_told`), row: relation.row }] : []
  })
  return {
    includes: {
      ...includes,
      ...Object.fromEntries(joined.map(({ name, as }) => [name, orNone(sql`${as}.told`)])),
    },
    joins: sql.join(joined.map(({ as, row }) => sql` left join lateral (${row}) ${as} on true`)),
  }
}

export const manyOf = (select: SQL): SQL =>
  sql`json_build_object('data', (select coalesce(json_agg(row_to_json(r)), '[]') from (${select}) r))`
