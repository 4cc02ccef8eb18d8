import { type SQL, sql } from 'drizzle-orm'
import type { Lot } from '../../domain/stock'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'

/** `db` is the call's transaction. */
export type Mover = Pick<Call, 'db' | 'now' | 'actor'>

export interface Key {
  warehouse_id: number
  post_id: number
}

/** A lot whose product is locked. */
export interface HeldLot extends Lot, Key {}

interface HeldProduct extends Key {
  number: number
  money: number
  lots: HeldLot[]
}

const nameOf = ({ warehouse_id, post_id }: Key): string => `${warehouse_id} ${post_id}`
const ascending = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b)
const ids = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`

export interface Product {
  id: number
  code: string
  title: string
  image: string
}

export interface Ground {
  warehouses: ReadonlySet<number>
  products: ReadonlyMap<number, Product>
}

/** Locks warehouses and then products, each ascending, in one statement; skips missing ones. */
export async function holdGround(
  { db }: Mover,
  warehouses: Iterable<number>,
  products: Iterable<number>,
): Promise<Ground> {
  const [found] = await rowsOf<{ places: number[]; goods: Product[] }>(
    db,
    sql`with places as materialized (
        select id from warehouses where id = any(${ids(ascending(warehouses))}) order by id for key share),
      goods as materialized (
        select p.id, p.code, p.title, p.image from posts p join types t on t.id = p.type_id
        where p.id = any(${ids(ascending(products))}) and t.style = 'product'
          -- Not before the warehouses are held.
          and (select count(*) from places) >= 0 order by p.id for key share of p)
      select (select coalesce(json_agg(id), '[]') from places) as places,
        (select coalesce(json_agg(goods), '[]') from goods) as goods`,
  )
  return {
    warehouses: new Set(found?.places),
    products: new Map(found?.goods.map((product) => [product.id, product])),
  }
}

export class HeldStock {
  private readonly held = new Map<string, HeldProduct>()

  /** @param rows of duplicates the last counts */
  constructor(rows: readonly Omit<HeldProduct, 'lots'>[], lots: readonly HeldLot[] = []) {
    for (const row of rows) this.held.set(nameOf(row), { ...row, lots: [] })
    for (const lot of lots) this.held.get(nameOf(lot))?.lots.push(lot)
  }

  /** @throws Error for a product that was not requested */
  of(key: Key): HeldProduct {
    const found = this.held.get(nameOf(key))
    if (!found) throw new Error(`stock ${nameOf(key)} is not locked`)
    return found
  }
}

const listOf = (keys: readonly Key[]): SQL =>
  sql`unnest(${ids(keys.map((key) => key.warehouse_id))}, ${ids(keys.map((key) => key.post_id))})
    k (warehouse_id, post_id)`

const emptyOf = (key: Key): HeldProduct => ({ ...key, number: 0, money: 0, lots: [] })

/**
 * Locks products in warehouses until the transaction ends, with their lots. All stock locks follow one order:
 * warehouses, slips, products, then these, each ascending and without duplicates; a caller that needs several must
 * request them at once. Unless goods only leave, missing rows are inserted before any is locked: calls that insert the
 * same row wait for each other while they hold only new rows, in the same order.
 */
export async function holdStock(
  { db }: Mover,
  wanted: readonly Key[],
  { onlyTakes = false } = {},
): Promise<HeldStock> {
  const keys = [...new Map(wanted.map((key) => [nameOf(key), key])).values()].sort(
    (one, other) => one.warehouse_id - other.warehouse_id || one.post_id - other.post_id,
  )
  const listed = listOf(keys)
  if (!onlyTakes)
    await db.execute(
      sql`insert into stock (warehouse_id, post_id) select warehouse_id, post_id from ${listed} order by 1, 2
        on conflict do nothing`,
    )
  const rows = await lockStock(
    db,
    sql`(s.warehouse_id, s.post_id) in (select k.warehouse_id, k.post_id from ${listed})`,
  )
  // A separate statement sees the writes that the locks waited for. Only lots of locked rows: goods may have come
  // meanwhile for a product whose row was missing.
  const lots = await rowsOf<HeldLot>(
    db,
    sql`select l.id, l.warehouse_id, l.post_id, l.price::float8 as price, l.expiry::text as expiry, l.on_hand,
        to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as imported_at
      from ${listOf(rows)} join lots l on l.warehouse_id = k.warehouse_id and l.post_id = k.post_id and l.on_hand > 0
      order by l.id`,
  )
  return new HeldStock([...keys.map(emptyOf), ...rows], lots)
}

export const lockStock = (db: Mover['db'], where: SQL): Promise<Omit<HeldProduct, 'lots'>[]> =>
  rowsOf(
    db,
    sql`select s.warehouse_id, s.post_id, s.number, s.money::float8 as money from stock s where ${where}
      order by 1, 2 for update of s`,
  )
