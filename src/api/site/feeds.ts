import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { downloadOf } from '../http/answerPlan'
import { invalid } from '../http/errors'
import { absolute } from './head'
import { type Addressing, addressing, bareTypesOf } from './settings'
import { notThere, siteRoute, type Visit } from './siteRoute'
import { shownCategory, visible } from './visible'

/** Addresses in a part of a sitemap, as the protocol allows. */
const perPart = 50_000
const perFeed = 30

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string): string =>
  // Characters that XML has no way to write.
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const xmlType = 'application/xml; charset=utf-8'

interface FoundSite {
  addressing: Addressing | null
  type?: { id: number; title: string; slug: string; description: string } | null
}

const findSite = () => sql`json_build_object('addressing', ${addressing})`

/** The site's address: that of the settings, else that by which it was asked for. */
const siteUrlOf = ({ call }: Visit, { addressing }: FoundSite): string =>
  (addressing?.site_url || call.url.origin).replace(/\/$/, '')

const pathSql = (bareTypes: ReadonlySet<number>): SQL =>
  sql`(case when p.type_id = any(${sql.param([...bareTypes])}::int[]) then '/' || p.slug else '/' || t.slug || '/' || p.slug end)`

const w3c = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const listed = sql`t.is_sitemap and t.is_shown`

const urls = (site: string, rows: readonly { path: string; at: string }[]): string =>
  rows
    .map(
      ({ path, at }) =>
        `<url><loc>${xml(absolute(site, encodeURI(path)))}</loc><lastmod>${at}</lastmod></url>`,
    )
    .join('\n')

/**
 * Without `part` the index: types and categories as its first part, then posts in ranges of ids.
 */
export const sitemapRoute = siteRoute<FoundSite>({
  path: '/sitemap.xml',
  summary: 'List the addresses of the site for search engines, in parts',
  answers: downloadOf('application/xml'),
  asks: { part: { enum: ['places', 'posts'] }, after: { type: 'integer', minimum: 0 } },
  tags: ['posts', 'types', 'categories', 'settings', 'languages'],
  finds: findSite,
  read: async (visit, found) => {
    const { query } = visit
    const site = siteUrlOf(visit, found)
    const part = query.get('part')
    const after = query.get('after') ?? '0'
    if (!/^\d{1,9}$/.test(after)) throw invalid('after', 'invalid')
    if (part !== null && part !== 'places' && part !== 'posts') throw invalid('part', 'choice')
    if (part === null) return { type: xmlType, body: await indexOf(visit, site) }
    const rows = part === 'places' ? await placesIn(visit) : await postsIn(visit, found, Number(after))
    return {
      type: xmlType,
      body: `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls(site, rows)}\n</urlset>\n`,
    }
  },
})

async function indexOf({ call, locale, now }: Visit, site: string): Promise<string> {
  const [last] = await rowsOf<{ id: number }>(
    call.deps.db,
    sql`select coalesce(max(p.id), 0) as id from posts p where ${visible(now)}`,
  )
  const parts = Array.from({ length: Math.ceil((last?.id ?? 0) / perPart) }, (_, at) => at * perPart)
  const own = `/api/site/v1/${locale}/sitemap.xml`
  const addresses = [`${own}?part=places`, ...parts.map((after) => `${own}?part=posts&after=${after}`)]
  const told = addresses.map((each) => `<sitemap><loc>${xml(absolute(site, each))}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${told.join('\n')}\n</sitemapindex>\n`
}

const placesIn = ({ call }: Visit) =>
  rowsOf<{ path: string; at: string }>(
    call.deps.db,
    sql`select '/' || t.slug as path, ${w3c(sql`t.updated_at`)} as at from types t where ${listed}
      union all select '/' || t.slug || '/' || c.slug, ${w3c(sql`c.updated_at`)} from categories c join types t on t.id = c.type_id
        where ${listed} and ${shownCategory} order by path`,
  )

const postsIn = ({ call, now }: Visit, { addressing }: FoundSite, after: number) =>
  rowsOf<{ path: string; at: string }>(
    call.deps.db,
    sql`select ${pathSql(bareTypesOf(addressing))} as path, ${w3c(sql`greatest(p.updated_at, p.published_at)`)} as at
      from posts p join types t on t.id = p.type_id where ${visible(now)} and ${listed} and p.id > ${after}
      and p.id <= ${after + perPart} order by p.id`,
  )

export const robotsRoute = siteRoute<FoundSite>({
  path: '/robots.txt',
  summary: 'Tell robots what to read',
  answers: downloadOf('text/plain'),
  tags: ['settings', 'languages'],
  finds: findSite,
  read: async (visit, found) => ({
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrlOf(visit, found)}/api/site/v1/${visit.locale}/sitemap.xml\n`,
  }),
})

export const rssRoute = siteRoute<FoundSite>({
  path: '/rss/:file',
  summary: 'Show the newest posts of a type as RSS: `rss/{type}.xml`',
  answers: downloadOf('application/rss+xml'),
  tags: ['settings', 'languages', 'users'],
  finds: ({
    params,
  }) => sql`json_build_object('addressing', ${addressing}, 'type', (select row_to_json(t) from (
    select id, title, slug, description from types where is_shown and slug || '.xml' = ${params.file}) t))`,
  tagsFound: () => sql`select 'type:' || (found->'type'->>'id') from asked`,
  read: async (visit, found) => {
    if (!found.type) throw notThere()
    const site = siteUrlOf(visit, found)
    const { title, slug, description } = found.type
    const rows = await rowsOf<{ id: number; title: string; description: string; path: string; at: string }>(
      visit.call.deps.db,
      sql`select p.id, p.title, p.description, ${pathSql(bareTypesOf(found.addressing))} as path,
          ${w3c(sql`p.published_at`)} as at
        from posts p join types t on t.id = p.type_id where ${visible(visit.now)} and p.type_id = ${found.type.id}
        order by p.published_at desc, p.id desc limit ${sql.raw(String(perFeed))}`,
    )
    const items = rows.map((row) => {
      const link = xml(absolute(site, encodeURI(row.path)))
      return `<item><title>${xml(row.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(row.at).toUTCString()}</pubDate><description>${xml(row.description)}</description></item>`
    })
    const self = xml(`${site}/api/site/v1/${visit.locale}/rss/${encodeURI(slug)}.xml`)
    return {
      type: 'application/rss+xml; charset=utf-8',
      tags: rows.map(({ id }) => `post:${id}`),
      body: `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(title)}</title><link>${xml(absolute(site, `/${encodeURI(slug)}`))}</link><description>${xml(description || title)}</description><language>${visit.locale}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`,
    }
  },
})
