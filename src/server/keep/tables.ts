import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { type Engine, quoted } from './engine'
import type { Manifest, TableFacts } from './entry'

/** Means nothing in another place or at another time. What is `unlogged` is left out as well. */
const leftOut = ['attempts', 'change_tags', 'migrations', 'password_resets', 'sessions', 'site_changes']

/** What comes again and again is there after every start, and a backup is wanted of the business as it is then. */
const only: Record<string, SQL> = { jobs: sql`key is distinct from 'always' and kind <> 'backup'` }

export const rowsKept = (table: string): SQL => only[table] ?? sql`true`

export interface Table {
  name: string
  columns: string[]
  /** Of 8 kB, of its longest partition. */
  pages: number
  /** With what is stored beside its pages. */
  bytes: number
}

export const tablesOf = ({ db }: Engine): Promise<Table[]> =>
  rowsOf<Table>(
    db,
    sql`select c.relname as name, size.pages::int as pages, size.bytes::float8 as bytes,
        (select json_agg(attname order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c cross join lateral (
        select coalesce(max(pg_relation_size(leaf)), 0) / current_setting('block_size')::int as pages,
          coalesce(sum(pg_table_size(leaf)), 0) as bytes
        from (select c.oid as leaf union select relid from pg_partition_tree(c.oid) where isleaf) s) size
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relpersistence = 'p' and c.relname <> all(${sql.param(leftOut)}::text[])
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
  )

/** Whoever changes the schema waits until the transaction ends. */
export async function holdTables({ db }: Engine, mode: 'access share' | 'share'): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by 1`,
  )
  const names = tables.map(({ name }) => quoted(name))
  if (names.length) await db.execute(sql`lock table ${sql.join(names, sql`, `)} in ${sql.raw(mode)} mode`)
}

export async function factsOf(
  { db }: Engine,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Promise<TableFacts> {
  const row = sql.join(columns.map(quoted), sql`, `)
  const [sums] = await rowsOf<Pick<TableFacts, 'rows' | 'checksum'>>(
    db,
    sql`select count(*)::text as rows, coalesce(sum(hashtextextended(row(${row})::text, 0)), 0)::text as checksum
      from ${quoted(name)} where ${rowsKept(name)}`,
  )
  if (!sums) throw new Error('a sum is one row')
  return { name, columns, ...sums }
}

export const sequencesIn = ({ db }: Engine): Promise<Manifest['sequences']> =>
  rowsOf(
    db,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )

/** As `2026_11`. */
export async function monthsOf({ db }: Engine): Promise<string[]> {
  const rows = await rowsOf<{ month: string }>(
    db,
    sql`select substring(relname from '^history_(\\d{4}_\\d{2})$') as month from pg_class
      where relnamespace = 'public'::regnamespace and relispartition and relname ~ '^history_\\d{4}_\\d{2}$' order by 1`,
  )
  return rows.map(({ month }) => month)
}
