import { eq, sql } from 'drizzle-orm'
import { businessDay } from '../../domain/businessTime'
import { makeCode, slipSyntax } from '../../domain/codes'
import { moneyOf, type SlipReason, type SlipStyle, slipUnits } from '../../domain/stock'
import { nextNumber } from '../codes'
import { rowsOf } from '../db/database'
import { lots as lotTable, slips } from '../db/tables/stock'
import { ApiError, fromDatabase, invalid } from '../http/errors'
import type { HeldLot, HeldStock, Key, Mover, Product } from './lock'
import { balanced } from './moves'

export interface NewLine {
  post_id: number
  number: number
  price: number
  expiry?: string | null
  lot_id?: number | null
  cost?: number | null
}

export interface NewSlip {
  style: SlipStyle
  reason: SlipReason
  warehouse_id: number
  date?: string | null
  note?: string
  supplier_id?: number | null
  order_id?: number | null
  linked_id?: number | null
  profit?: number | null
  lines: readonly NewLine[]
}

export interface PostedSlip {
  id: number
  code: string
  number: number
  money: number
  profit: number | null
  lines: number[]
}

/** @throws ApiError 422 for a future day */
function dayOfSlip(now: Date, date: string | null | undefined): string {
  const today = businessDay(now)
  if (date && date > today) throw invalid('date', 'day_ahead')
  return date ?? today
}

/** Units that a line takes from an existing lot (negative) or adds to it. */
export interface LineMove {
  line: number
  lot: HeldLot
  number: number
  /** VND for which the units are sold, discounts off; without it, at the price of their line. */
  money?: number | null
}

/** @throws ApiError 422 for a missing product or supplier */
export async function writeSlip(
  call: Mover,
  { lines, ...slip }: NewSlip,
  products: ReadonlyMap<number, Product>,
  { held, moves = [] }: { held?: HeldStock; moves?: readonly LineMove[] } = {},
): Promise<PostedSlip> {
  const { db, now, actor } = call
  const known = lines.map(({ post_id }) => products.get(post_id))
  refuseUnknown(known)
  const moment = now.toISOString()
  const day = businessDay(now)
  const n = await nextNumber(call, `slip_codes_${slip.style}`, Number(day.slice(0, 4)))
  const code = makeCode(slipSyntax[slip.style], { n, at: now, type: '' })
  const sums = { number: slipUnits(lines), money: moneyOf(lines) }
  const row = {
    supplier_id: null,
    order_id: null,
    linked_id: null,
    note: '',
    profit: null,
    ...slip,
    ...sums,
    code,
    date: dayOfSlip(now, slip.date),
    user_id: actor.id,
    moment,
  }
  const rows = lines.map((line, place) => ({
    ...line,
    place,
    code: known[place]?.code ?? '',
    title: known[place]?.title ?? '',
    image: known[place]?.image ?? '',
  }))
  const moved = held ? balanced(held, moves) : []
  try {
    const [made] = await rowsOf<{ id: number; lines: number[] }>(
      db,
      sql`with slip as (
          insert into slips (code, style, reason, date, warehouse_id, supplier_id, order_id, user_id, linked_id, note,
            number, money, profit, created_at, updated_at)
          select code, style, reason, date, warehouse_id, supplier_id, order_id, user_id, linked_id, note,
            number, money, profit, moment, moment
          from json_to_record(${JSON.stringify(row)}::json) s (code text, style text, reason text, date date,
            warehouse_id int, supplier_id int, order_id int, user_id int, linked_id int, note text, number int,
            money bigint, profit bigint, moment timestamptz)
          returning id),
        lines as (
          insert into slip_lines (slip_id, place, post_id, code, title, image, number, price, expiry, lot_id, cost)
          select slip.id, l.* from slip, json_to_recordset(${JSON.stringify(rows)}::json) l (place int, post_id int,
            code text, title text, image text, number int, price bigint, expiry date, lot_id int, cost bigint)
          order by l.place returning id, place),
        moved as (
          insert into movements (at, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance, money)
          select ${moment}::timestamptz, slip.id, lines.id, m.lot_id, m.warehouse_id, m.post_id, m.number, m.balance, m.money
          from slip, json_to_recordset(${JSON.stringify(moved)}::json) m (at int, line int, lot_id int,
            warehouse_id int, post_id int, number int, balance int, money bigint) join lines on lines.place = m.line order by m.at)
        select slip.id, (select json_agg(lines.id order by lines.place) from lines) as lines from slip`,
    )
    return { ...needed(made), code, ...sums, profit: slip.profit ?? null }
  } catch (error) {
    throw fromDatabase(error, { slips_supplier_id_fkey: ['supplier_id', 'not_found_reference'] })
  }
}

export function needed<T>(written: T | undefined): T {
  if (written === undefined) throw new Error('a statement has not answered what it wrote')
  return written
}

function refuseUnknown(products: readonly (Product | undefined)[]): void {
  const unknown = products.flatMap((product, at) => (product ? [] : [at]))
  if (!unknown.length) return
  const missing = [{ key: 'validation.not_found_reference' }]
  throw new ApiError('invalid', {
    errors: Object.fromEntries(unknown.map((at) => [`products[${at}].post_id`, missing])),
  })
}

export async function makeLots(
  { db, now }: Mover,
  { lines }: PostedSlip,
  made: readonly (Key & { price: number; expiry: string | null; imported_at?: string })[],
): Promise<HeldLot[]> {
  const rows = made.map(({ warehouse_id, post_id, price, expiry, imported_at }, at) => ({
    warehouse_id,
    post_id,
    price,
    expiry,
    imported_at: imported_at ?? now.toISOString(),
    line_id: needed(lines[at]),
  }))
  const ids = await db.insert(lotTable).values(rows).returning({ id: lotTable.id, line_id: lotTable.line_id })
  const idOf = new Map(ids.map(({ id, line_id }) => [line_id, id]))
  return rows.map((row) => ({ ...row, id: needed(idOf.get(row.line_id)), on_hand: 0 }))
}

/** The second slip was created with a link to the first. */
export async function link({ db }: Mover, first: PostedSlip, second: PostedSlip): Promise<void> {
  await db.update(slips).set({ linked_id: second.id }).where(eq(slips.id, first.id))
}
