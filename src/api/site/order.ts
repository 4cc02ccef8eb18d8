import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../domain/id'
import { invalid } from '../http/errors'

interface Order {
  /** Of the post `p`; `chosen` reads its membership `g`. */
  key: SQL
  direction: 'asc' | 'desc'
  type: 'timestamptz' | 'bigint' | 'text' | 'float8'
}

export const siteOrders = {
  newest: { key: sql`p.published_at`, direction: 'desc', type: 'timestamptz' },
  oldest: { key: sql`p.published_at`, direction: 'asc', type: 'timestamptz' },
  price: { key: sql`p.price`, direction: 'asc', type: 'bigint' },
  '-price': { key: sql`p.price`, direction: 'desc', type: 'bigint' },
  title: { key: sql`p.title_key`, direction: 'asc', type: 'text' },
  /** As staff have put the members of a group in order. */
  chosen: { key: sql`g.sort`, direction: 'asc', type: 'float8' },
  /** By units sold in the last three months. */
  sold: { key: sql`coalesce(s.number, 0)`, direction: 'desc', type: 'bigint' },
} as const satisfies Record<string, Order>

export type OrderName = keyof typeof siteOrders
export const orderNames = Object.keys(siteOrders) as OrderName[]

interface Place {
  key: string
  id: number
}

/** Opaque to callers: base64 of UTF-8. */
export const cursorOf = (order: OrderName, { key, id }: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify([order, key, id]))))

const read = (cursor: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(cursor), (each) => each.charCodeAt(0)))

const shapes = {
  timestamptz: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/,
  bigint: /^-?\d{1,18}$/,
  float8: /^-?\d{1,300}(\.\d{1,20})?(e[+-]?\d{1,3})?$/,
  text: /^[^\0]{0,2000}$/s,
}

/** @throws ApiError 422 on `after`, for what is no cursor of this order */
export function placeAfter(order: OrderName, cursor: string): Place {
  const refused = invalid('after', 'invalid')
  let told: unknown
  try {
    told = JSON.parse(read(cursor))
  } catch {
    throw refused
  }
  if (!Array.isArray(told) || told.length !== 3) throw refused
  const [of, key, id] = told
  const { type } = siteOrders[order]
  const isKey = typeof key === 'string' && shapes[type].test(key)
  const isPlace =
    isKey &&
    isId(String(id)) &&
    (type !== 'timestamptz' || !Number.isNaN(Date.parse(key))) &&
    (type !== 'float8' || Number.isFinite(Number(key)))
  if (of !== order || !isPlace) throw refused
  return { key, id: Number(id) }
}

/** Exact to the microsecond, so that no row is skipped. */
export const keyText = (order: OrderName, key: SQL): SQL =>
  siteOrders[order].type === 'timestamptz'
    ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${key}::text`

export function beyond(order: OrderName, { key, id }: Place): SQL {
  const { key: column, direction, type } = siteOrders[order]
  const compared = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${column}, p.id) ${compared} (${key}::${sql.raw(type)}, ${id}::int)`
}

export const ordered = (order: OrderName, key: SQL, id: SQL): SQL => {
  const direction = sql.raw(siteOrders[order].direction)
  return sql`order by ${key} ${direction}, ${id} ${direction}`
}
