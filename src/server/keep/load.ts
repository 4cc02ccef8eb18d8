import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { applyMigrations } from '../../api/db/database'
import { migrations } from '../../api/db/migrations'
import { StartError } from '../messages'
import { setAside } from './aside'
import { type Engine, quoted } from './engine'
import { type Entry, type Manifest, manifestOf } from './entry'
import { factsOf, monthsOf } from './tables'

const unzip = promisify(gunzip)
const dialect = new PgDialect()

/** The steps that make the schema of an archive. */
export function stepsOf({ migrations: names, version }: Manifest) {
  const known = new Set(migrations.map(({ name }) => name))
  if (names.some((name) => !known.has(name))) throw new StartError('archive_newer', { version })
  return migrations.filter(({ name }) => names.includes(name))
}

/**
 * Fills an empty database and compares it with what the archive says of each table. Then come the migrations that the
 * archive did not have.
 * @param files is given what is not rows
 * @throws StartError for an archive of a newer program, or where a table is not what it was
 */
export async function loadEntries(
  engine: Engine,
  entries: AsyncIterable<Entry>,
  files: (entry: Entry) => Promise<void>,
): Promise<Manifest> {
  let loading: Loading | undefined
  for await (const entry of entries) {
    if (!loading) loading = await begin(engine, manifestOf(entry))
    else if (entry.name.startsWith('tables/')) await loading.rows(entry)
    else await files(entry)
  }
  if (!loading) throw new Error('no manifest')
  await loading.finish()
  return loading.manifest
}

interface Loading {
  manifest: Manifest
  rows(entry: Entry): Promise<void>
  finish(): Promise<void>
}

async function begin(engine: Engine, manifest: Manifest): Promise<Loading> {
  const { db } = engine
  await applyMigrations(db, stepsOf(manifest))
  const wanted = new Set([...(await monthsOf(engine)), ...manifest.months])
  for (const month of manifest.months) {
    const day = `${month.replace('_', '-')}-01T00:00:00Z`
    await db.execute(sql`call open_history_months(${day}::timestamptz)`)
  }
  // Each call makes the next three as well.
  for (const month of await monthsOf(engine))
    if (!wanted.has(month)) await db.execute(sql`drop table ${quoted(`history_${month}`)}`)
  const bringBack = await setAside(engine)
  const names = manifest.tables.map(({ name }) => quoted(name))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  const targets = new Map(
    manifest.tables.map(({ name, columns }) => {
      const into = sql`${quoted(name)} (${sql.join(columns.map(quoted), sql`, `)})`
      return [name, dialect.sqlToQuery(into).sql]
    }),
  )
  return {
    manifest,
    async rows({ name, body }) {
      const [, table = '', part] = name.split('/')
      const into = targets.get(table)
      if (!into) throw new Error(`no table ${table}`)
      await engine.copyIn(into, await unzip(body))
      if (Number.parseInt(part ?? '', 10) % 25 === 24) await engine.breathe()
    },
    async finish() {
      await engine.breathe()
      await bringBack()
      for (const { name, last } of manifest.sequences)
        if (last) await db.execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`)
      await compare(engine, manifest)
      await applyMigrations(db)
      await db.execute(sql`analyze`)
      await engine.breathe()
    },
  }
}

/** @throws StartError naming the first table that is not what the manifest says */
async function compare(engine: Engine, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const found = await factsOf(engine, table)
    if (found.rows !== table.rows || found.checksum !== table.checksum)
      throw new StartError('table_differs', { table: table.name, found: found.rows, expected: table.rows })
  }
}
