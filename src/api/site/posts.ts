import { type SQL, sql } from 'drizzle-orm'
import { isFieldKey } from '../../domain/dynamicFields'
import { longestSearch } from '../../domain/search'
import { styles } from '../../domain/type'
import { keptRowsOf, rowsOf } from '../db/database'
import { wholeOf } from '../http/answerPlan'
import { invalid } from '../http/errors'
import {
  arraySchema,
  choiceSchema,
  flagSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { type CardRow, cardColumns, cardOf, cardSchema } from './card'
import { type Filters, listCap, listConditions, listTotal, sold, soldFirst } from './filters'
import {
  beyond,
  cursorOf,
  keyText,
  type OrderName,
  ordered,
  orderNames,
  placeAfter,
  siteOrders,
} from './order'
import { type Addressing, addressing, bareTypesOf } from './settings'
import { siteRoute, type Visit } from './siteRoute'

const mostRows = 100
const usualRows = 25
const mostValues = 10

/** Ids by parameter: null where it is not given, empty where it names nothing. */
interface FoundList {
  addressing: Addressing | null
  types: number[] | null
  categories: number[] | null
  group: number[] | null
  trademark: number[] | null
}

const asks = {
  type: textSchema,
  style: choiceSchema(styles),
  category: textSchema,
  group: textSchema,
  trademark: textSchema,
  q: { type: 'string', maxLength: longestSearch },
  price_from: { type: 'integer', minimum: 0 },
  price_to: { type: 'integer', minimum: 0 },
  order: choiceSchema(orderNames),
  limit: { type: 'integer', minimum: 1, maximum: mostRows, default: usualRows },
  after: textSchema,
} as const

const ids = (rows: SQL): SQL => sql`(select coalesce(json_agg(id), '[]') from (${rows}) named)`
const ofType = (query: URLSearchParams): SQL =>
  sql`(select id from types where slug = ${query.get('type')} and is_shown)`

function findList({ query }: Visit): SQL {
  const [type, style, category] = ['type', 'style', 'category'].map((name) => query.get(name))
  const groups = (name: string, style: string) =>
    query.get(name) === null
      ? sql`null::json`
      : ids(
          sql`select id from groups where type_id = ${ofType(query)} and style = ${style} and slug = ${query.get(name)}`,
        )
  return sql`json_build_object('addressing', ${addressing},
    'types', ${
      type === null && style === null
        ? sql`null::json`
        : ids(
            sql`select id from types where is_shown${type === null ? sql`` : sql` and slug = ${type}`}${
              style === null ? sql`` : sql` and style = ${style}`
            }`,
          )
    },
    'categories', ${
      category === null
        ? sql`null::json`
        : ids(sql`with recursive below as (
            select c.id from categories c where c.type_id = ${ofType(query)} and c.slug = ${category}
              and c.id not in (select id from hidden_categories)
            union select c.id from categories c join below b on c.parent_id = b.id) select id from below`)
    },
    'group', ${groups('group', 'article')}, 'trademark', ${groups('trademark', 'trademark')})`
}

/** @throws ApiError 422 naming the parameter */
function wholeAsked(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (!/^\d{1,15}$/.test(text) || value < least || value > most) throw invalid(name, 'invalid')
  return value
}

function orderAsked(query: URLSearchParams): OrderName {
  const usual = query.has('group') ? 'chosen' : 'newest'
  const order = orderNames.find((name) => name === (query.get('order') ?? usual))
  if (!order || (order === 'chosen' && !query.has('group'))) throw invalid('order', 'choice')
  return order
}

/** @throws ApiError 422 on what there is not */
function checkFound(query: URLSearchParams, found: FoundList): void {
  for (const name of ['category', 'group', 'trademark'])
    if (query.has(name) && !query.get('type')) throw invalid('type', 'required')
  if (found.types && !found.types.length)
    throw invalid(query.has('type') ? 'type' : 'style', 'not_found_reference')
  if (found.categories && !found.categories.length) throw invalid('category', 'not_found_reference')
  if (found.group && !found.group.length) throw invalid('group', 'not_found_reference')
  if (found.trademark && !found.trademark.length) throw invalid('trademark', 'not_found_reference')
}

function readFilters({ query, now }: Visit, found: FoundList): Filters {
  const values = [...query].flatMap(([name, value]) =>
    name.startsWith('values.') ? [[name.slice(7), value]] : [],
  )
  for (const [key = ''] of values) if (!isFieldKey(key)) throw invalid(`values.${key}`, 'choice')
  if (values.length > mostValues)
    throw invalid(`values.${values[mostValues]?.[0]}`, 'max_items', { max: mostValues })
  const q = query.get('q') ?? ''
  if (q.length > longestSearch) throw invalid('q', 'too_long', { max: longestSearch })
  return {
    now,
    types: found.types,
    categories: found.categories,
    group: found.group?.[0] ?? null,
    trademark: found.trademark?.[0] ?? null,
    q,
    from: wholeAsked(query, 'price_from', 0, Number.MAX_SAFE_INTEGER),
    to: wholeAsked(query, 'price_to', 0, Number.MAX_SAFE_INTEGER),
    values: values as [string, string][],
  }
}

/** A page of cards; `after` the cursor of the one before. */
async function listPosts(visit: Visit, found: FoundList) {
  const { query, now, call } = visit
  checkFound(query, found)
  const order = orderAsked(query)
  const limit = wholeAsked(query, 'limit', 1, mostRows) ?? usualRows
  const cursor = query.get('after')
  const filters = readFilters(visit, found)
  const { where, isFree, hits } = listConditions(filters)
  const { key } = siteOrders[order]
  const rest = cursor === null ? sql`true` : beyond(order, placeAfter(order, cursor))
  const joined =
    order === 'chosen'
      ? sql` join post_groups g on g.post_id = p.id and g.group_id = ${filters.group}`
      : sql``
  const size = sql.raw(String(limit + 1))
  const walk = (from: SQL, condition: SQL) =>
    sql`(select p.id, ${key} as key from ${from} where ${condition} and ${rest} ${ordered(order, key, sql`p.id`)} limit ${size})`
  const all = sql`posts p${joined}`
  const fewHits = walk(sql`hits join posts p on p.id = hits.id${joined}`, sql`(select is_few from few)`)
  const walked =
    order === 'sold'
      ? soldFirst({ where, rest, size })
      : isFree
        ? sql`${fewHits} union all ${walk(all, sql`${where} and not (select is_few from few)`)}`
        : walk(all, where)
  // Shapes that are asked for again; plans of all others would fill the place for these.
  const read = isFree || limit !== usualRows ? rowsOf : keptRowsOf
  const rows = await read<{ total: number; key: string | null } & CardRow>(
    call.deps.db,
    sql`with ${isFree ? sql`${hits}, ` : sql``}${order === 'sold' ? sql`${sold(now)}, ` : sql``}
      page as (select * from (${walked}) walked ${ordered(order, sql`key`, sql`id`)} limit ${size})
      select whole.total, told.* from (select ${listTotal(filters)}::int as total) whole left join (
        select page.key as place, ${keyText(order, sql`page.key`)} as key, ${cardColumns(now)}
        from page join posts p on p.id = page.id join types t on t.id = p.type_id) told on true
      ${ordered(order, sql`told.place`, sql`told.id`)}`,
  )
  const there = rows.filter(({ id }) => id !== null)
  const shown = there.slice(0, limit)
  const last = there.length > limit ? shown.at(-1) : undefined
  const total = rows[0]?.total ?? 0
  const cap = listCap(filters)
  const bare = bareTypesOf(found.addressing)
  return {
    data: shown.map((row) => cardOf(row, now, bare)),
    meta: {
      total: Math.min(total, cap),
      ...(total > cap && { total_is_capped: true }),
      next: last?.key != null ? cursorOf(order, { key: last.key, id: last.id }) : null,
    },
  }
}

const listSchema = objectSchema({
  data: arraySchema(cardSchema),
  meta: objectSchema({ total: wholeSchema, next: orNull(textSchema) }, { total_is_capped: flagSchema }),
})

const plan = {
  answers: wholeOf(listSchema),
  asks,
  asksUnder: ['values.'],
  tags: ['ratings', 'stock', 'promises', 'media', 'settings', 'languages', 'post_groups'],
  finds: findList,
  // Without a type, what any post, category or discount is.
  tagsFound: () => sql`select 'type:' || id from asked,
      json_array_elements_text(case json_typeof(found->'types') when 'array' then found->'types' else '[]' end) id
    union all select unnest('{posts,types,categories,discounts}'::text[]) from asked where found->>'types' is null`,
  read: async (visit: Visit, found: FoundList) => {
    const { data, meta } = await listPosts(visit, found)
    return { body: { data, meta }, tags: data.map(({ id }) => `post:${id}`) }
  },
}

export const postsRoute = siteRoute<FoundList>({
  ...plan,
  path: '/posts',
  summary: 'List posts that visitors see',
})

export const searchPostsRoute = siteRoute<FoundList>({
  ...plan,
  path: '/search',
  summary: 'Find posts by words',
  needs: ['q'],
})
