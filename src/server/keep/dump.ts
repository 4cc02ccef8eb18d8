import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { version } from '../../../package.json'
import { rowsOf } from '../../api/db/database'
import { namedUnder } from '../../api/named'
import { StartError } from '../messages'
import { type Engine, quoted } from './engine'
import { type Entry, type Manifest, manifestName, numbered } from './entry'
import { factsOf, monthsOf, rowsKept, sequencesIn, type Table, tablesOf } from './tables'

const zip = promisify(gzip)
const dialect = new PgDialect()

/** In bytes as they are stored, which are packed: as text they are up to four times as many. */
const partSize = 4_000_000

/** The rows of the business; `engine` must show the state of one moment: that of `at`, or of its transaction. */
export async function* dumpRows(engine: Engine, at?: string): AsyncGenerator<Entry> {
  const tables = await tablesOf(engine)
  if (!tables.length) throw new StartError('nothing_here', { folder: 'DATABASE_URL' })
  yield { name: manifestName, body: Buffer.from(JSON.stringify(await describe(engine, tables, at))) }
  for (const table of tables) yield* rowsIn(engine, table)
}

async function describe(engine: Engine, tables: readonly Table[], at?: string): Promise<Manifest> {
  const facts = []
  for (const table of tables) facts.push(await factsOf(engine, table))
  const [moment] = await rowsOf<{ at: string }>(
    engine.db,
    sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  const applied = await rowsOf<{ name: string }>(engine.db, sql`select name from migrations order by 1`)
  return {
    format: 1,
    version,
    at: at ?? moment?.at ?? '',
    migrations: applied.map(({ name }) => name),
    months: await monthsOf(engine),
    tables: facts,
    sequences: await sequencesIn(engine),
  }
}

/** By where rows lie, which needs no sorting and no index, in parts of whole pages. */
async function* rowsIn(engine: Engine, { name, columns, pages, bytes }: Table): AsyncGenerator<Entry> {
  const step = Math.max(1, Math.floor((pages * partSize) / bytes))
  const listed = sql.join(columns.map(quoted), sql`, `)
  for (let page = 0, at = 0; page < pages; page += step, at++) {
    const from = sql.raw(`'(${page},0)'::tid`)
    const to = sql.raw(`'(${page + step},0)'::tid`)
    const query = sql`select ${listed} from ${quoted(name)} where ctid >= ${from} and ctid < ${to} and ${rowsKept(name)}`
    const rows = await engine.copyOut(dialect.sqlToQuery(query).sql)
    if (rows.length) yield { name: `tables/${name}/${numbered(at)}.gz`, body: await zip(rows, { level: 4 }) }
  }
}

/** Paths of files that rows name. */
export const pathsNamed = async ({ db }: Engine): Promise<string[]> =>
  (await namedUnder(db, '/files/')).map((url) => url.slice('/files/'.length))
