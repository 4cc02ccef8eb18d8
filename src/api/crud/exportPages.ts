import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { SheetColumn } from '../../domain/sheets/columns'
import type { Database } from '../db/client'
import { statement } from '../db/database'
import { type Lookup, lookupsOf } from './exportLookups'
import { filterOf } from './hits'
import { sortColumn } from './list'
import { sentColumns } from './projection'
import type { AskedQuery, ListQuery } from './query'
import type { ListResource } from './resource'
import { countSql, isCounted } from './totals'
import { whereValues } from './where'

/** Small enough to need little memory however long the texts. */
export const exportPage = 500

type Row = Record<string, unknown>

/** Alias of the sort key as text; no column has this name. */
const lastKey = 'lastKey'

function selected(resource: ListResource, columns: readonly SheetColumn[], lookups: readonly Lookup[]): SQL {
  const { hidden = [], includes = {} } = resource
  // The asked columns may all be includes, and a column list is never empty.
  const fields = new Set(['id', ...columns.map(({ field }) => field), ...lookups.map(({ key }) => key)])
  const looked = new Set(lookups.map(({ include }) => include))
  const named = new Set(
    columns.map(({ field, reference }) => reference?.include ?? field).filter((name) => !looked.has(name)),
  )
  const own = sentColumns(resource, (name) => fields.has(name) && !hidden.includes(name))
  const extra = Object.entries(includes)
    .filter(([name]) => named.has(name))
    .map(([name, include]) => sql`, ${include} as ${sql.identifier(name)}`)
  return sql`${own}${sql.join(extra)}`
}

interface Walk {
  key: SQL
  order: SQL
  after: SQL
  only?: SQL
}

/** Rows without a value in the sort column compare with no others, so they are a walk of their own. */
function walksOf(resource: ListResource, { orderBy, direction }: ListQuery): Walk[] {
  const { name, columns } = getTableConfig(resource.table)
  const column = columns.find((each) => each.name === sortColumn(resource, orderBy))
  if (!column) throw new Error(`${name} is not sorted by ${orderBy}`)
  const at = (each: string) => sql`${sql.identifier(name)}.${sql.identifier(each)}`
  const [key, id] = [at(column.name), at('id')]
  const type = sql.raw(column.getSQLType().replace('serial', 'int'))
  const beyondKey = sql`${sql.placeholder(lastKey)}::${type}`
  const lastId = sql`${sql.placeholder('lastId')}::int`
  const isDescending = direction === 'desc'
  const way = sql.raw(isDescending ? 'desc' : 'asc')
  const beyond = sql.raw(isDescending ? '<' : '>')
  const byId = { key: id, order: sql`${id} ${way}`, after: sql`${id} ${beyond} ${lastId}` }
  if (orderBy === 'id') return [byId]
  // In lists with a manual order, a new row comes before others with the same `sort`.
  if (orderBy === 'sort') {
    const [among, before] = isDescending ? ['asc', '>'] : ['desc', '<']
    return [
      {
        key,
        order: sql`${key} ${way}, ${id} ${sql.raw(among)}`,
        after: sql`(${key} ${beyond} ${beyondKey} or (${key} = ${beyondKey} and ${id} ${sql.raw(before)} ${lastId}))`,
      },
    ]
  }
  const byKey = {
    key,
    order: sql`${key} ${way}, ${id} ${way}`,
    after: sql`(${key}, ${id}) ${beyond} (${beyondKey}, ${lastId})`,
  }
  if (column.notNull) return [byKey]
  const walks = [
    { ...byKey, only: sql`${key} is not null` },
    { ...byId, only: sql`${key} is null` },
  ]
  return isDescending ? walks.reverse() : walks
}

/** Each statement starts after the last row read: nothing is held between pages, and new rows move no others. */
export async function* pagesOf(
  db: Database,
  resource: ListResource,
  query: AskedQuery,
  columns: readonly SheetColumn[],
): AsyncGenerator<Row[]> {
  const filter = filterOf(resource, query)
  const lookups = lookupsOf(resource, columns)
  for (const { key, order, after, only } of walksOf(resource, query)) {
    const page = (conditions: SQL[]) =>
      statement<{ data: string }>(
        undefined,
        sql`select coalesce(json_agg(row_to_json(r)), '[]')::text as data from (
          select ${selected(resource, columns, lookups)}, ${key}::text as ${sql.identifier(lastKey)} from ${resource.table}
          ${conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
          order by ${order} limit ${sql.raw(String(exportPage))}) r`,
      )
    const filters = [filter, only].filter((each) => each !== null && each !== undefined)
    const [first, next] = [page(filters), page([...filters, after])]
    const values = whereValues(query)
    let read = first
    for (;;) {
      const [found] = await read(db, values)
      const rows = JSON.parse(found?.data ?? '[]') as Row[]
      for (const lookup of lookups) await lookup.fill(db, rows)
      if (rows.length) yield rows
      const last = rows.at(-1)
      if (!last || rows.length < exportPage) break
      Object.assign(values, { [lastKey]: last[lastKey], lastId: last.id })
      read = next
    }
  }
}

export async function countOf(db: Database, resource: ListResource, query: AskedQuery): Promise<number> {
  const filter = filterOf(resource, query)
  const count = statement<{ total: number }>(
    undefined,
    isCounted(resource, query)
      ? countSql(resource, query)
      : sql`select count(*)::int as total from ${resource.table}${filter ? sql` where ${filter}` : sql``}`,
  )
  const [row] = await count(db, whereValues(query))
  return row?.total ?? 0
}
