import { sql } from 'drizzle-orm'
import type { Lot } from '../../domain/stock'
import { rowsOf } from '../db/database'
import type { Call } from '../http/route'

/** What moving stock needs of a call; `db` is its transaction. */
export type Mover = Pick<Call, 'db' | 'now' | 'actor'>

/** A product in a warehouse: what is locked together. */
export interface Key {
  warehouse_id: number
  post_id: number
}

/** A lot under the lock of its product. */
export interface HeldLot extends Lot, Key {}

/** A product in a warehouse while it is locked. */
export interface Held extends Key {
  number: number
  money: number
  lots: HeldLot[]
}

const nameOf = ({ warehouse_id, post_id }: Key): string => `${warehouse_id} ${post_id}`
const ascending = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b)
const ids = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`

/** The warehouses stay until the transaction ends. Returns those that exist. */
export async function holdWarehouses({ db }: Mover, wanted: Iterable<number>): Promise<Set<number>> {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from warehouses where id = any(${ids(ascending(wanted))}) order by id for key share`,
  )
  return new Set(found.map(({ id }) => id))
}

/** What slips keep of a product. */
export interface Product {
  id: number
  code: string
  title: string
  image: string
}

/** The products stay until the transaction ends. Returns those that exist. */
export async function holdProducts({ db }: Mover, wanted: Iterable<number>): Promise<Map<number, Product>> {
  const found = await rowsOf<Product>(
    db,
    sql`select p.id, p.code, p.title, p.image from posts p join types t on t.id = p.type_id
      where p.id = any(${ids(ascending(wanted))}) and t.style = 'product' order by p.id for key share of p`,
  )
  return new Map(found.map((product) => [product.id, product]))
}

/** The products of warehouses that a transaction holds locked. */
export class HeldStock {
  private readonly held: ReadonlyMap<string, Held>

  constructor(held: ReadonlyMap<string, Held>) {
    this.held = held
  }

  /** @throws Error for what was not asked to be locked */
  of(key: Key): Held {
    const found = this.held.get(nameOf(key))
    if (!found) throw new Error(`stock ${nameOf(key)} is not locked`)
    return found
  }
}

/**
 * Locks products in warehouses until the transaction ends, with what is there. All locks of stock are taken here, in one
 * order: warehouses, slips, products, then these, each without duplicates and ascending. Whoever takes several must ask
 * for all of them at once. Rows that are missing are made before any is locked: two that make the same one wait for
 * each other while they hold none but new ones, which come in the same order.
 */
export async function holdStock({ db }: Mover, wanted: readonly Key[]): Promise<HeldStock> {
  const keys = [...new Map(wanted.map((key) => [nameOf(key), key])).values()].sort(
    (one, other) => one.warehouse_id - other.warehouse_id || one.post_id - other.post_id,
  )
  const listed = sql`unnest(${ids(keys.map((key) => key.warehouse_id))}, ${ids(keys.map((key) => key.post_id))})
    k (warehouse_id, post_id)`
  await db.execute(
    sql`insert into stock (warehouse_id, post_id) select warehouse_id, post_id from ${listed} order by 1, 2
      on conflict do nothing`,
  )
  const rows = await rowsOf<Omit<Held, 'lots'>>(
    db,
    sql`select s.warehouse_id, s.post_id, s.number, s.money::float8 as money from stock s join ${listed}
      on s.warehouse_id = k.warehouse_id and s.post_id = k.post_id order by 1, 2 for update of s`,
  )
  // A statement of its own: it sees what those have written whom the locks had to wait for.
  const lots = await rowsOf<HeldLot>(
    db,
    sql`select l.id, l.warehouse_id, l.post_id, l.price::float8 as price, l.expiry::text as expiry, l.on_hand,
        to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as imported_at
      from ${listed} join lots l on l.warehouse_id = k.warehouse_id and l.post_id = k.post_id and l.on_hand > 0
      order by l.id`,
  )
  const held = new Map(rows.map((row): [string, Held] => [nameOf(row), { ...row, lots: [] }]))
  for (const lot of lots) held.get(nameOf(lot))?.lots.push(lot)
  return new HeldStock(held)
}
