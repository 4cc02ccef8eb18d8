import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { ListResource } from './resource'

const limit = sql.raw('50')

/** Skips from value to value over the column's index, without reading the rows between. */
const valuesIn = (table: SQL, column: SQL): SQL => sql`(with recursive used (value, n) as (
    (select ${column}, 1 from ${table} where ${column} > '' order by ${column} limit 1)
    union all select (select ${column} from ${table} where ${column} > used.value order by ${column} limit 1), n + 1
      from used where used.value is not null and n < ${limit})
  select coalesce(json_agg(value), '[]') from used where value is not null)`

export function choicesSql({ table, choices = [] }: ListResource): SQL {
  const name = sql.identifier(getTableConfig(table).name)
  const pairs = choices.map(
    (each) => sql`${sql.raw(`'${each}'`)}, ${valuesIn(sql`${name}`, sql`${sql.identifier(each)}`)}`,
  )
  return pairs.length ? sql`json_build_object(${sql.join(pairs, sql`, `)})` : sql`null::json`
}
