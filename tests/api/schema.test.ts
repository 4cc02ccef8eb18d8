import { is, SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { migrate, rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { listResources } from '../support/resources'

const api = withApi()

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/db/tables/*.ts', { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
const dialect = new PgDialect()

const defaultOf = (column: PgColumn): string | null => {
  const value = column.default
  if (column.getSQLType().endsWith('serial')) return 'serial'
  if (value === undefined) return null
  // From a sequence, as ids are.
  if (is(value, SQL)) return dialect.sqlToQuery(value).sql.replace(/^nextval\(.*/, 'serial')
  if (typeof value === 'string') return `'${value}'::text`
  return typeof value === 'object' ? `'${JSON.stringify(value)}'::jsonb` : String(value)
}

const declared = (column: PgColumn) => ({
  name: column.name,
  type: column.getSQLType().replace('bigserial', 'bigint').replace('serial', 'integer'),
  nullable: !column.notNull,
  default: defaultOf(column),
})

/** What must be unique: the columns of each key, and whether only some rows count. */
const declaredKeys = (table: PgTable): string[] => {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table)
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join()
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
    ...primaryKeys.map((key) => names(key.columns)),
    ...uniqueConstraints.map((key) => names(key.columns)),
    ...indexes
      .filter(({ config }) => config.unique)
      .map(
        ({ config }) =>
          config.columns.map((column) => ('name' in column ? column.name : '')).join() +
          (config.where ? ' where' : ''),
      ),
  ].sort()
}

interface Index {
  keys: string
  unique: boolean
  partial: boolean
}

const indexesOf = (name: string): Promise<Index[]> =>
  rowsOf<Index>(
    api().db,
    sql`select coalesce((select string_agg(a.attname, ',' order by k.at) from unnest(i.indkey) with ordinality k (num, at)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num where k.at <= i.indnkeyatts), '') as keys,
        i.indisunique as unique, i.indpred is not null as partial
      from pg_index i join pg_am m on m.oid = (select relam from pg_class where oid = i.indexrelid)
      where i.indrelid = ${name}::regclass and m.amname = 'btree'`,
  )

describe('the schema', () => {
  it('is what the migrations make, and they may be applied again', async () => {
    const { db } = api()
    await migrate(db)
    const names = await rowsOf<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname <> 'migrations'`,
    )
    expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(
      names.map(({ name }) => name).sort(),
    )
  })

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s has the same columns, types, defaults and keys in the code and in the database',
    async (name, table) => {
      const columns = await rowsOf(
        api().db,
        sql`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
          case when a.attgenerated <> '' then null when pg_get_expr(d.adbin, d.adrelid) like 'nextval(%' then 'serial'
            else pg_get_expr(d.adbin, d.adrelid) end as default
          from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped order by a.attname`,
      )
      const code = getTableConfig(table).columns.map(declared)
      expect(columns).toEqual(code.sort((a, b) => (a.name < b.name ? -1 : 1)))
      const unique = (await indexesOf(name)).filter((index) => index.unique)
      expect(unique.map(({ keys, partial }) => keys + (partial ? ' where' : '')).sort()).toEqual(
        declaredKeys(table),
      )
    },
  )
})

it('what refers to a row is found over an index before it is deleted', async () => {
  const unindexed = await rowsOf<{ name: string }>(
    api().db,
    sql`select c.conname as name from pg_constraint c where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '%IS NOT NULL%')) order by 1`,
  )
  expect(unindexed.map(({ name }) => name)).toEqual([
    // Warehouses are seldom deleted.
    'lots_warehouse_id_fkey',
    // Few rows.
    'presence_user_id_fkey',
    'role_permissions_permission_id_fkey',
    'user_permissions_permission_id_fkey',
    'webhooks_user_id_fkey',
  ])
})

describe('the database keeps what the lists promise', () => {
  const long = listResources.filter(({ unlimited }) => !unlimited)

  it.each(
    long.flatMap(({ name, sorts, sortKeys, counted = [] }) =>
      sorts.map((sort) => [name, sort, sortKeys?.[sort] ?? sort, counted] as const),
    ),
  )('%s can be read in the order of %s over an index', async (name, _, column, counted) => {
    const indexes = (await indexesOf(name)).filter(({ partial }) => !partial)
    const serves = ({ keys }: Index) => {
      const list = keys.split(',')
      const at = list.indexOf(column)
      return at >= 0 && list.slice(0, at).every((before) => counted.includes(before))
    }
    expect(indexes.filter(serves), indexes.map(({ keys }) => keys).join('; ')).not.toEqual([])
  })

  it('names are in the order of their key where the table has one', () => {
    const bytewise = listResources.flatMap(({ name, table, sorts, sortKeys }) => {
      const columns = new Set(getTableConfig(table).columns.map((column) => column.name))
      const keyed = sorts.filter((sort) => columns.has(`${sort}_key`) && sortKeys?.[sort] !== `${sort}_key`)
      return keyed.map((sort) => `${name} by ${sort}`)
    })
    expect(bytewise).toEqual([])
  })

  it.each(long.filter(({ search }) => search && !('not' in search)).map(({ name }) => name))(
    '%s is searched over an index of how its texts begin and one of what they hold',
    async (name) => {
      const found = await rowsOf<{ text: string }>(
        api().db,
        sql`select indexdef as text from pg_indexes where tablename = ${name}`,
      )
      const has = (part: RegExp) => expect(found.map(({ text }) => text).join('\n')).toMatch(part)
      has(/btree \("left"\(search_text, 64\) text_pattern_ops\)/)
      // What lists filter by may stand beside the text.
      has(/gin \((.*, )?search_text gin_trgm_ops\)/)
    },
  )

  it.each(listResources.map(({ name, counted }) => [name, counted] as const))(
    '%s is counted by the dimensions %j, and by no others',
    async (name, counted) => {
      const triggers = await rowsOf<{ event: string; dimensions: string }>(
        api().db,
        sql`select replace(tgname, ${`${name}_count_`}, '') as event, encode(tgargs, 'escape') as dimensions
          from pg_trigger where tgrelid = ${name}::regclass and tgname like ${`${name}_count_%`} order by 1`,
      )
      const dimensions = (counted ?? []).map((each) => `${each}\\000`).join('')
      expect(triggers).toEqual(
        counted ? ['delete', 'insert', 'truncate', 'update'].map((event) => ({ event, dimensions })) : [],
      )
    },
  )
})
