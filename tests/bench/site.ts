import { Hono } from 'hono'
import type { Pool } from 'pg'
import { median, rate, serve } from './throughput'

const connections = 10
const rounds = 3

type Fetch = (request: Request) => Response | Promise<Response>

/** The least that sends the same cards: one kept statement, without validators, totals or rules. */
const bareHandler = (pool: Pool, type: number): Fetch =>
  new Hono().get('/', async (context) => {
    const { rows } = await pool.query({
      name: 'bare-cards',
      text: `select p.id, p.title, p.slug, p.description, p.image, p.published_at, p.code, p.price, p.lesson_count, p.duration,
          json_build_object('id', t.id, 'title', t.title, 'slug', t.slug, 'style', t.style) as type,
          json_build_object('id', c.id, 'title', c.title, 'slug', c.slug) as category,
          json_build_object('start', d.start, 'end', d."end", 'config', d.config) as discount,
          (select json_build_object('average', avg(score), 'count', count(*)) from ratings where post_id = p.id) as rating,
          (select sum(number) from stock where post_id = p.id) as stock,
          (select json_agg(json_build_object('url', m.url, 'width', m.width, 'height', m.height, 'alt', m.alt))
            from media m where m.url = p.image) as pictures
        from posts p join types t on t.id = p.type_id left join categories c on c.id = p.category_id
          left join discounts d on d.id = p.discount_id
        where p.type_id = $1 and p.status = 'published' and p.published_at <= now()
        order by p.published_at desc limit 25`,
      values: [type],
    })
    return context.json({ data: rows })
  }).fetch

/** Answers a second of the site's door, beside those of a bare handler over the same rows. */
export async function siteTable(pool: Pool, fetch: Fetch, type: number): Promise<string> {
  await pool.query('create index if not exists bare_media on media (url)')
  const slug = (await pool.query('select slug from types where id = $1', [type])).rows[0].slug
  const { rows } = await pool.query(
    `select slug from posts where type_id = $1 and status = 'published' and published_at <= now() order by published_at desc limit 1`,
    [type],
  )
  const [bareUrl, bareServer] = await serve(bareHandler(pool, type))
  const [apiUrl, apiServer] = await serve(fetch)
  const door = `${apiUrl}/api/site/v1/vi`
  const list = `${door}/posts?type=${encodeURIComponent(slug)}`
  const etag = (await globalThis.fetch(list)).headers.get('etag') ?? ''
  const asked: [string, string, Record<string, string>][] = [
    ['a list of 25', list, {}],
    ['a list of 25, unchanged', list, { 'if-none-match': etag }],
    ['a post', `${door}/posts/${encodeURIComponent(slug)}/${encodeURIComponent(rows[0].slug)}`, {}],
    ['an address', `${door}/resolve?path=${encodeURIComponent(`/${slug}/${rows[0].slug}`)}`, {}],
  ]
  const lines = [
    '| the site asks for | answers a second | a bare list | of it |',
    '| --- | ---: | ---: | ---: |',
  ]
  try {
    for (const [name, url, headers] of asked) {
      const [bare, ours]: [number[], number[]] = [[], []]
      // Alternating, since the machine's speed drifts.
      for (let round = 0; round < rounds; round++) {
        bare.push(await rate(bareUrl, {}, connections))
        ours.push(await rate(url, headers, connections))
      }
      const [mine, theirs] = [median(ours), median(bare)]
      lines.push(
        `| ${name} | ${mine.toFixed(0)} | ${theirs.toFixed(0)} | ${Math.round((mine / theirs) * 100)} % |`,
      )
    }
  } finally {
    bareServer.close()
    apiServer.close()
    await pool.query('drop index if exists bare_media')
  }
  return lines.join('\n')
}
