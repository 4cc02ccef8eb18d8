import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createApi } from '../../src/api'
import { openSession } from '../../src/api/auth/session'
import { issueTokens } from '../../src/api/auth/tokens'
import { rowsOf } from '../../src/api/db/database'
import type { Storage } from '../../src/api/ports'
import { seedBusiness } from '../../src/seed/index'
import { sharpImages } from '../../src/server/images'
import { type Engine, pglite, postgres } from './engines'
import { journeyTables } from './journeys'
import { latencyOf } from './latency'
import { lighthouseTable } from './lighthouse'
import { openingTable } from './opening'
import { benchPages } from './pages'
import { shopPages } from './shop'
import { siteTable } from './site'
import { throughputTable } from './throughput'
import { warehouseTable } from './warehouse'
import { weightTable } from './weight'
import { longHistoryOf, writesOf } from './writes'

const print = (line = '') => process.stdout.write(`${line}\n`)
const secret = 'the secret of the benchmark'
const nowhere: Storage = { put: async () => {}, get: async () => null, delete: async () => {} }
const silent = { info: () => {}, warn: () => {}, error: (data: object) => print(JSON.stringify(data)) }

async function signedIn({ db }: Engine): Promise<string> {
  const [owner] = await rowsOf<{ id: number }>(db, sql`select id from users where email = 'owner@nep.vn'`)
  if (!owner) throw new Error('the sample business has no owner')
  return (await issueTokens(secret, owner.id, await openSession(db, owner.id, new Date()), new Date()))
    .access_token
}

/** The type and category with the most posts, so that their number matters. */
interface Fullest {
  type: number
  category: number
  total: number
  /** The post with most comments. */
  discussed: number
}

async function fullest({ db }: Engine): Promise<Fullest> {
  const [row] = await rowsOf<Fullest>(
    db,
    sql`select type_id as type, (select category_id from posts where type_id = p.type_id and category_id is not null
        group by 1 order by count(*) desc limit 1) as category, count(*)::int as total,
        (select post_id from comments group by 1 order by count(*) desc limit 1) as discussed
      from posts p group by type_id order by 3 desc limit 1`,
  )
  if (!row) throw new Error('the sample business has no posts')
  return row
}

/** The sample business with so many posts, and ways to ask its API. */
async function openBusiness(engine: Engine, posts?: number) {
  await seedBusiness({
    db: engine.db,
    storage: nowhere,
    images: sharpImages,
    options: { posts, force: true },
  })
  const token = await signedIn(engine)
  const api = createApi({
    db: engine.db,
    storage: nowhere,
    images: sharpImages,
    clock: () => new Date(),
    secret,
    log: silent,
  })
  const get = (path: string) =>
    api.fetch(new Request(`http://bench/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } }))
  const send = (method: string, path: string, body?: object) =>
    api.fetch(
      new Request(`http://bench/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      }),
    )
  return { api, token, get, send }
}

async function measure(engine: Engine, size: number): Promise<void> {
  const started = performance.now()
  const { api, token, get, send } = await openBusiness(engine, size)
  const { type, category, total, discussed } = await fullest(engine)
  const pages = [...benchPages(type, category, total, discussed), ...(await shopPages(engine))]
  print(
    `\n### ${engine.name}, ${size.toLocaleString('en')} posts (${total.toLocaleString('en')} of the type listed)`,
  )
  print(`made in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
  print('| page | API, ms | bare SQL, ms | statements |\n| --- | ---: | ---: | ---: |')
  for (const page of pages) {
    const { api: ms, floor, statements } = await latencyOf(engine, get, page)
    print(`| ${page.name} | ${ms.toFixed(1)} | ${floor.toFixed(1)} | ${statements} |`)
  }
  print('\n| write | with history, ms | without | more |\n| --- | ---: | ---: | ---: |')
  for (const { name, kept, unkept } of await writesOf(engine, send, type))
    print(
      `| ${name} | ${kept.toFixed(2)} | ${unkept.toFixed(2)} | ${Math.round((kept / unkept - 1) * 100)} % |`,
    )
  if (values.history) {
    const { times, plan } = await longHistoryOf(engine, get)
    print('\n| history among ten million events | ms |\n| --- | ---: |')
    for (const { query, ms } of times) print(`| ${query || 'of the house'} | ${ms.toFixed(1)} |`)
    print(`\n${plan}`)
  }
  const [first] = pages
  if (!engine.pool || !first) return
  print(`\n${await throughputTable(engine.pool, api.fetch, token, { path: first.path, type })}`)
  print(`\n${await siteTable(engine.pool, api.fetch, type)}`)
}

const numbersIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    /** Orders, each with a movement of stock. */
    orders: { type: 'string', default: '1000,1000000' },
    engines: { type: 'string', default: 'pglite,postgresql' },
    /** Leaves out the weight of the pages. */
    'no-weight': { type: 'boolean', default: false },
    /** Also reads one record's history among ten million events; making them takes minutes. */
    history: { type: 'boolean', default: false },
    /** How often each screen is opened; 0 leaves it out. */
    openings: { type: 'string', default: '5' },
    /** Part of a name: only these screens are opened. */
    opening: { type: 'string', default: '' },
    /** Leaves out the scores of Lighthouse. */
    'no-lighthouse': { type: 'boolean', default: false },
    /** How many times slower than this machine Lighthouse's phone is: a slow machine is fewer times as fast. */
    slowness: { type: 'string', default: '4' },
    /** Also exports a hundred thousand posts (36 % of all are of one type) while working on, and goes through ten thousand rows of an import. */
    journeys: { type: 'boolean', default: false },
    /** The folder of another build to compare with. */
    against: { type: 'string' },
  },
})
const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
print(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
if (!values['no-weight']) print(`\n${await weightTable()}`)
if (!values['no-lighthouse']) print(`\n${await lighthouseTable(Number(values.slowness), values.against)}`)
const openings = Number(values.openings)
if (openings > 0) print(`\n${await openingTable(openings, values.against, values.opening)}`)
if (values.journeys) print(`\n${await journeyTables(280_000, 10_000)}`)
for (const name of values.engines.split(',').filter(Boolean)) {
  if (name === 'postgresql' && !url) {
    print('\nNo TEST_DATABASE_URL: PostgreSQL left out.')
    continue
  }
  const engine = name === 'postgresql' && url ? await postgres(url, silent) : await pglite()
  try {
    for (const size of numbersIn(values.sizes)) await measure(engine, size)
    const orders = numbersIn(values.orders)
    if (orders.length) {
      const { get, send } = await openBusiness(engine, 3_000)
      for (const count of orders) print(`\n${await warehouseTable(engine, count, get, send)}`)
    }
  } finally {
    await engine.close()
  }
}
