import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { migrate, openPglite } from '../../src/api/db/database'
import type { TestDatabase } from './database'
import { madeOnce } from './snapshots'

const extensions = { btree_gin, pg_trgm, unaccent }

/** A migrated database: its rows, and what tells that only rows have changed since. */
interface Embedded {
  client: PGlite
  rows: [table: string, json: string][]
  sequences: { name: string; last: string; isUsed: boolean }[]
  schema: string
}

/** Databases of this worker that no file uses at the moment: to empty one takes a fifth of starting another. */
const free: Embedded[] = []

export async function embeddedDatabase(): Promise<TestDatabase> {
  const embedded = free.pop() ?? (await start())
  let isClosed = false
  // A file that is over must not write into the database of the next one.
  const client = new Proxy(embedded.client, {
    get(target, key) {
      if (isClosed) throw new Error('the database of this test file is closed')
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    db: await openPglite(client),
    async close() {
      if (isClosed) return
      isClosed = true
      if (await empty(embedded)) free.push(embedded)
      else await embedded.client.close()
    },
  }
}

async function start(): Promise<Embedded> {
  const loadDataDir = await madeOnce('migrated.tar', migrated)
  const client = await PGlite.create({ extensions, loadDataDir })
  const rows: Embedded['rows'] = []
  for (const table of await filled(client)) {
    const [row] = (await client.query<{ rows: string }>(`select json_agg(t)::text rows from ${table} t`)).rows
    rows.push([table, row?.rows ?? '[]'])
  }
  return { client, rows, sequences: await sequencesOf(client), schema: await schemaOf(client) }
}

/** An embedded database after all migrations: to start from it takes a fourth of the time of making it. */
async function migrated(): Promise<Blob> {
  const client = await PGlite.create({ extensions })
  await migrate(await openPglite(client))
  // A dump without write-ahead log to replay starts in two thirds of the time.
  for (const command of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await client.query(command)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

/** Brings back the rows after the migrations; `false` if that cannot be, such as after a change of the schema. */
async function empty({ client, rows, sequences, schema }: Embedded): Promise<boolean> {
  try {
    // Rows are removed and brought back as they were: no trigger, no reference has a say.
    await client.exec('discard all')
    await client.exec('set session_replication_role = replica')
    if ((await schemaOf(client)) !== schema) return false
    const tables = await filled(client)
    if (tables.length) await client.exec(`truncate ${tables} cascade`)
    for (const [table, json] of rows) {
      const columns = await columnsOf(client, table)
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [json],
      )
    }
    // Also those of tables that are empty now, but were not.
    for (const { name, last, isUsed } of sequences)
      await client.query(`select setval($1, $2, $3)`, [name, last, isUsed])
    await client.exec('reset session_replication_role')
    return true
  } catch {
    return false
  }
}

/** Tables with rows in them. */
async function filled(client: PGlite): Promise<string[]> {
  const names = await list(client, `select tablename value from pg_tables where schemaname = 'public'`)
  const parts = names.map((name) => `select '${name}' value where exists (select from "${name}")`)
  return list(client, parts.join(' union all '))
}

const columnsOf = (client: PGlite, table: string): Promise<string[]> =>
  list(
    client,
    `select quote_ident(attname) value from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )

async function sequencesOf(client: PGlite): Promise<Embedded['sequences']> {
  const query = `select quote_ident(sequencename) name, coalesce(last_value, start_value)::text last,
    last_value is not null "isUsed" from pg_sequences where schemaname = 'public'`
  return (await client.query<Embedded['sequences'][number]>(query)).rows
}

/** Differs after every change of tables, functions and triggers. */
async function schemaOf(client: PGlite): Promise<string> {
  const catalogs = ['pg_attribute', 'pg_proc', 'pg_trigger', 'pg_constraint', 'pg_index']
  const parts = catalogs.map((name) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${name})`)
  const [value = ''] = await list(client, `select concat_ws(', ', ${parts}) value`)
  return value
}

async function list(client: PGlite, query: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(query)
  return rows.map(({ value }) => value)
}
