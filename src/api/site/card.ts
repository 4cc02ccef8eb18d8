import { type SQL, sql } from 'drizzle-orm'
import { businessDay } from '../../domain/businessTime'
import { type DiscountRow, priceOf, priceSteps } from '../../domain/price'
import { sitePaths } from '../../domain/sitePaths'
import type { Style } from '../../domain/type'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  idSchema,
  momentSchema,
  namedSchema,
  objectSchema,
  orNull,
  type Schema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { type Described, describedIn, pictureAt, pictureSchema } from './picture'
import { momentBehind } from './visible'

/** Units below which a product is told to be nearly gone. */
const fewUnits = 5

const availabilities = ['yes', 'few', 'no'] as const
type Availability = (typeof availabilities)[number]

export interface CardRow {
  id: number
  title: string
  slug: string
  description: string
  image: string
  published_at: string
  code: string
  price: number
  lesson_count: number
  duration: number
  type: { id: number; title: string; slug: string; style: Style }
  category: { id: number; title: string; slug: string } | null
  discount: { start: string; end: string; status: string; config: DiscountRow[] } | null
  rating: { average: number | null; count: number }
  /** Units that can be sold: those in the warehouses less what is promised; null where no warehouse has had the product. */
  sellable: number | null
  described: Described[] | null
}

const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a card, of the post `p` in its type `t`. Never sent as they are. */
export const cardColumns = (now: Date): SQL => sql`p.id, p.title, p.slug, p.description, p.image,
  ${iso(sql`coalesce(p.published_at, ${momentBehind(now)})`)} as published_at, p.code, p.price::float8 as price, p.lesson_count, p.duration,
  json_build_object('id', t.id, 'title', t.title, 'slug', t.slug, 'style', t.style) as type,
  (select json_build_object('id', c.id, 'title', c.title, 'slug', c.slug) from categories c where c.id = p.category_id)
    as category,
  (select json_build_object('start', d.start, 'end', d."end", 'status', d.status, 'config', d.config)
    from discounts d where d.id = p.discount_id) as discount,
  (select json_build_object('average', round(avg(r.score), 1), 'count', count(*))
    from ratings r where r.post_id = p.id and r.is_shown) as rating,
  case when t.style = 'product' and exists (select from stock s where s.post_id = p.id) then
    (select coalesce(sum(l.on_hand), 0)::float8 from lots l where l.post_id = p.id and l.on_hand > 0
      and (l.expiry is null or l.expiry >= ${businessDay(now)}::date))
    - (select coalesce(sum(r.quantity), 0)::float8 from promises r where r.post_id = p.id
      and (r.until is null or r.until > ${momentBehind(now)})) end as sellable,
  ${describedIn(sql`p.image`)} as described`

const stepsSchema = arraySchema(objectSchema({ from: wholeSchema, price: amountSchema }))

/** `list` is the price without the discount; `steps` the unit prices by quantity. */
const priceSchema = objectSchema({
  list: amountSchema,
  now: amountSchema,
  steps: stepsSchema,
  ends_at: orNull(momentSchema),
})

const placeMembers = { id: idSchema, title: textSchema, slug: textSchema, path: textSchema }
export const namedPlaceSchema: Schema = namedSchema('sitePlace', objectSchema(placeMembers))
const shownTypeSchema = objectSchema({ ...placeMembers, style: textSchema })

export const cardMembers = {
  id: idSchema,
  type: shownTypeSchema,
  category: orNull(namedPlaceSchema),
  title: textSchema,
  slug: textSchema,
  path: textSchema,
  description: textSchema,
  picture: orNull(pictureSchema),
  published_at: momentSchema,
  rating: objectSchema({ average: orNull(amountSchema), count: wholeSchema }),
}

/** Of products and courses. */
const soldMembers = { price: priceSchema }
/** Of products. */
const productMembers = { code: textSchema, in_stock: choiceSchema(availabilities) }
/** Of courses. */
const courseMembers = { lesson_count: wholeSchema, duration: wholeSchema }

export const optionalMembers = { ...soldMembers, ...productMembers, ...courseMembers }

export const cardSchema: Schema = namedSchema('siteCard', objectSchema(cardMembers, optionalMembers))

export type PostCard = ReturnType<typeof cardOf>

function availabilityOf(sellable: number | null): Availability {
  if (sellable === null || sellable > fewUnits) return 'yes'
  return sellable > 0 ? 'few' : 'no'
}

function priceNow({ price, discount }: CardRow, at: Date) {
  const quote = priceOf({ price }, discount, { quantity: 1, at })
  return {
    list: price,
    now: quote.price,
    steps: priceSteps({ price }, discount, { at }),
    ends_at: discount && quote.standing === 'running' ? new Date(discount.end).toISOString() : null,
  }
}

/** A post in a list, as visitors are told of it. Every member is named here. */
export function cardOf(row: CardRow, now: Date, bareTypes: ReadonlySet<number>) {
  const { type, category, rating } = row
  return {
    id: row.id,
    type: { ...type, path: sitePaths.types(type.slug) },
    category: category && { ...category, path: sitePaths.categories(category.slug, type.slug) },
    title: row.title,
    slug: row.slug,
    path: sitePaths.posts(row.slug, type.slug, bareTypes.has(type.id)),
    description: row.description,
    picture: pictureAt(row.image, row.described, row.title),
    published_at: row.published_at,
    rating: { average: rating.average === null ? null : Number(rating.average), count: Number(rating.count) },
    ...(type.style !== 'article' && { price: priceNow(row, now) }),
    ...(type.style === 'product' && { code: row.code, in_stock: availabilityOf(row.sellable) }),
    ...(type.style === 'course' && { lesson_count: row.lesson_count, duration: row.duration }),
  }
}
