import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/api/db/database'
import type { Engine } from './engines'

/** One line of the table: milliseconds, medians of calls made in turn with the history and without. */
export interface Write {
  name: string
  kept: number
  unkept: number
}

const rounds = 9
const callsEach = 12
const bulkSize = 2_000
/** Rows of one call of the lists' bulk actions, and of one part of an import. */
const callSize = 200

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Send = (method: string, path: string, body?: object) => Promise<Response>

let serial = 0
const post = (type_id: number) => ({
  type_id,
  title: `Bài đo số ${++serial}`,
  slug: `bai-do-${Date.now()}-${serial}`,
  image: '/files/a.webp',
  images: ['/files/a.webp'],
  description: 'Một đoạn mô tả như bao đoạn khác. '.repeat(4),
  content: [{ title: 'Mở đầu', image: '', content: `<p>${'Một câu trong bài viết. '.repeat(200)}</p>` }],
  status: 'published',
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function ok(answer: Promise<Response>): Promise<{ data: { id: number } }> {
  const response = await answer
  if (!response.ok) throw new Error(await response.text())
  return response.status === 204 ? { data: { id: 0 } } : ((await response.json()) as { data: { id: number } })
}

/** Creates, changes and deletes posts through the API, and many at once in SQL, with the triggers on and off. */
export async function writesOf({ db }: Engine, send: Send, type: number): Promise<Write[]> {
  const times = new Map<string, { kept: number[]; unkept: number[] }>()
  const note = (name: string, isKept: boolean, ms: number) => {
    const found = times.get(name) ?? { kept: [], unkept: [] }
    found[isKept ? 'kept' : 'unkept'].push(ms)
    times.set(name, found)
  }
  const single = async (isKept: boolean, isNoted: boolean) => {
    for (let n = 0; n < callsEach; n++) {
      let id = 0
      const steps: [string, () => Promise<unknown>][] = [
        [
          'create an article',
          async () => {
            id = (await ok(send('POST', '/posts', post(type)))).data.id
          },
        ],
        ['change its title', () => ok(send('PATCH', `/posts/${id}`, { title: `Tên mới ${n}` }))],
        ['change its text', () => ok(send('PATCH', `/posts/${id}`, { content: post(type).content }))],
        ['delete it', () => ok(send('DELETE', `/posts/${id}`))],
      ]
      for (const [name, work] of steps) {
        const ms = await timed(work)
        if (isNoted) note(name, isKept, ms)
      }
    }
  }
  const bulk = async (isKept: boolean) => {
    const ids = sql`select id from posts where slug like 'bai-lo-%'`
    await timed(() =>
      db.execute(sql`insert into posts (type_id, status, title, slug, seo, title_key)
        select ${type}, 'draft', 'Bài lô ' || n, 'bai-lo-' || n, '{}', n::text from generate_series(1, ${bulkSize}::int) n`),
    ).then((ms) => note(`insert ${bulkSize} at once (SQL)`, isKept, ms))
    await timed(() => db.execute(sql`update posts set status = 'hidden' where id in (${ids})`)).then((ms) =>
      note(`change ${bulkSize} at once (SQL)`, isKept, ms),
    )
    await timed(() => db.execute(sql`delete from posts where id in (${ids})`)).then((ms) =>
      note(`delete ${bulkSize} at once (SQL)`, isKept, ms),
    )
  }
  const calls = async (isKept: boolean) => {
    const rows = Array.from({ length: callSize }, (_, row) => {
      const { title, slug, description } = post(type)
      return { row: row + 2, data: { type_id: type, title, slug, description, status: 'draft' } }
    })
    let ids: number[] = []
    const send200 = async (path: string, body: object) => {
      const response = await send('POST', path, body)
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as { data: { id: number }[] }
    }
    const steps: [string, () => Promise<unknown>][] = [
      [
        'import, new rows',
        async () => {
          ids = (await send200('/posts/import', { rows })).data.map(({ id }) => id)
        },
      ],
      [
        'import, changed rows',
        () =>
          send200('/posts/import', {
            rows: rows.map(({ row, data }) => ({ row, data: { ...data, title: `${data.title} mới` } })),
          }),
      ],
      ['bulk update', () => send200('/posts/bulk', { action: 'update', ids, data: { status: 'published' } })],
      ['bulk delete', () => send200('/posts/bulk', { action: 'delete', ids })],
    ]
    for (const [name, work] of steps) note(`${name}, ${callSize} a call`, isKept, await timed(work))
  }
  const cascade = async (isKept: boolean) => {
    const { data } = await ok(
      send('POST', '/categories', { type_id: type, title: 'Mục đo', slug: `muc-do-${Date.now()}` }),
    )
    await db.execute(sql`insert into posts (type_id, category_id, status, title, slug, seo, title_key)
      select ${type}, ${data.id}, 'draft', 'Bài mục ' || n, 'bai-lo-' || n, '{}', n::text
      from generate_series(1, ${bulkSize}::int) n`)
    note(
      `delete the category of ${bulkSize}`,
      isKept,
      await timed(() => ok(send('DELETE', `/categories/${data.id}`))),
    )
    await db.execute(sql`delete from posts where slug like 'bai-lo-%'`)
  }
  await single(true, false)
  for (let round = 0; round < rounds; round++)
    for (const isKept of round % 2 ? [true, false] : [false, true]) {
      await db.execute(sql.raw(`call rest_history(${!isKept})`))
      await single(isKept, true)
      await calls(isKept)
      if (round % 3 === 0) {
        await bulk(isKept)
        await cascade(isKept)
      }
    }
  await db.execute(sql`call rest_history(false)`)
  return [...times].map(([name, { kept, unkept }]) => ({ name, kept: median(kept), unkept: median(unkept) }))
}

const events = 10_000_000

/** What is asked of the history, beside that of one record. */
const asked = [
  '',
  'entity=languages',
  'action=delete&restored=0',
  'actor=1&action=delete',
  'to=2001-01-01',
  'restored=1',
]

/** How long a record's history and the lists of the house take among ten million events, and the plan of the record. */
export async function longHistoryOf({ db, raw }: Engine, get: (path: string) => Promise<Response>) {
  await raw('set synchronous_commit = off')
  const step = 1_000_000
  for (let from = 0; from < events; from += step)
    await raw(`insert into history (id, at, entity, record_id, title, action, version, actor_id, batch, changes)
      select nextval('history_id'), now() - interval '2 hours' + n * interval '0.0001 seconds', 'posts',
        1 + (hashint8(n) & 2147483647) % 200000, 'Bài ' || n, 'update', 2, 1, md5((n / 3)::text)::uuid,
        jsonb_build_object('title', jsonb_build_array('Cũ ' || n, 'Mới ' || n))
      from generate_series(${from}::bigint, ${from + step - 1}::bigint) n`)
  await raw('vacuum analyze history')
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    db,
    sql`select record_id as id from history where entity = 'posts' limit 1`,
  )
  const times: { query: string; ms: number }[] = []
  for (const query of [`entity=posts&id=${id}`, ...asked]) {
    const runs: number[] = []
    for (let n = 0; n < 21; n++)
      runs.push(await timed(() => get(`/history?${query}`).then((answer) => answer.text())))
    times.push({ query, ms: median(runs) })
  }
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    db,
    sql.raw(`explain (costs off) select * from history h where h.entity = 'posts' and h.record_id = ${id}
      order by h.id desc limit 25`),
  )
  return { times, plan: plan.map((line) => line['QUERY PLAN']).join('\n') }
}
