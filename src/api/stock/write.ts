import { eq, sql } from 'drizzle-orm'
import { businessDay } from '../../domain/businessTime'
import { makeCode, slipSyntax } from '../../domain/codes'
import { moneyOf, type SlipReason, type SlipStyle, unitsOf } from '../../domain/stock'
import { nextNumber } from '../codes'
import { lots as lotTable, slipLines, slips } from '../db/tables/stock'
import { ApiError, fromDatabase, invalid } from '../http/errors'
import type { HeldLot, HeldStock, Key, Mover, Product } from './lock'

/** A line of a slip that is about to be written. */
export interface NewLine {
  post_id: number
  number: number
  price: number
  expiry?: string | null
  lot_id?: number | null
  cost?: number | null
}

/** A slip that is about to be written. */
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

/** A slip that was written. */
export interface PostedSlip {
  id: number
  code: string
  number: number
  money: number
  profit: number | null
  /** The ids of its lines, in their order. */
  lines: number[]
}

/**
 * The day of a slip, which only reports look at: today unless it names one that has been.
 * @throws ApiError 422
 */
export function dayOfSlip(now: Date, date: string | null | undefined): string {
  const today = businessDay(now)
  if (date && date > today) throw invalid('date', 'day_ahead')
  return date ?? today
}

/**
 * Writes a slip with its lines, under a code of its own.
 * @throws ApiError 422 for a product or supplier that does not exist
 */
export async function writeSlip(
  call: Mover,
  { lines, ...slip }: NewSlip,
  products: ReadonlyMap<number, Product>,
): Promise<PostedSlip> {
  const { db, now, actor } = call
  const known = lines.map(({ post_id }) => products.get(post_id))
  refuseUnknown(known)
  const moment = now.toISOString()
  const day = businessDay(now)
  const n = await nextNumber(call, `slip_codes_${slip.style}`, Number(day.slice(0, 4)))
  const code = makeCode(slipSyntax[slip.style], { n, at: now, type: '' })
  const sums = { number: unitsOf(lines), money: moneyOf(lines) }
  try {
    const [made] = await db
      .insert(slips)
      .values({
        ...slip,
        ...sums,
        code,
        date: dayOfSlip(now, slip.date),
        user_id: actor.id,
        created_at: moment,
        updated_at: moment,
      })
      .returning({ id: slips.id })
    const id = Number(made?.id)
    const written = await db
      .insert(slipLines)
      .values(
        lines.map((line, place) => ({
          ...line,
          place,
          slip_id: id,
          code: known[place]?.code ?? '',
          title: known[place]?.title ?? '',
          image: known[place]?.image ?? '',
        })),
      )
      .returning({ id: slipLines.id, place: slipLines.place })
    const inOrder = written.sort((one, other) => one.place - other.place)
    return { id, code, ...sums, profit: slip.profit ?? null, lines: inOrder.map((line) => line.id) }
  } catch (error) {
    throw fromDatabase(error, { slips_supplier_id_fkey: ['supplier_id', 'not_found_reference'] })
  }
}

function refuseUnknown(products: readonly (Product | undefined)[]): void {
  const unknown = products.flatMap((product, at) => (product ? [] : [at]))
  if (!unknown.length) return
  const missing = [{ key: 'validation.not_found_reference' }]
  throw new ApiError('invalid', {
    errors: Object.fromEntries(unknown.map((at) => [`products[${at}].post_id`, missing])),
  })
}

/** Units that come to a lot, or leave it. */
export interface Move {
  slip_id: number
  line_id: number
  lot: Pick<HeldLot, 'id' | 'price' | 'on_hand'> & Key
  number: number
  /** The movement that it takes back. */
  undoes?: number | null
}

/** Writes movements of locked stock; the database changes lots and sums with them. */
export async function writeMoves({ db, now }: Mover, held: HeldStock, moves: readonly Move[]): Promise<void> {
  const column = <T>(of: (move: Move) => T): T[] => moves.map(of)
  const balances = moves.map(({ lot, number }) => {
    const stock = held.of(lot)
    stock.number += number
    lot.on_hand += number
    return stock.number
  })
  await db.execute(
    sql`insert into movements (at, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance, undoes)
      select ${now.toISOString()}::timestamptz, m.* from unnest(
        ${sql.param(column((move) => move.slip_id))}::int[], ${sql.param(column((move) => move.line_id))}::int[],
        ${sql.param(column(({ lot }) => lot.id))}::int[], ${sql.param(column(({ lot }) => lot.warehouse_id))}::int[],
        ${sql.param(column(({ lot }) => lot.post_id))}::int[], ${sql.param(column((move) => move.number))}::int[],
        ${sql.param(balances)}::int[], ${sql.param(column(({ undoes }) => undoes ?? null))}::bigint[]) m`,
  )
}

/** A lot for each line of an import, empty so far. */
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
    line_id: lines[at] ?? 0,
  }))
  const ids = await db.insert(lotTable).values(rows).returning({ id: lotTable.id, line_id: lotTable.line_id })
  const idOf = new Map(ids.map(({ id, line_id }) => [line_id, id]))
  return rows.map((row) => ({ ...row, id: idOf.get(row.line_id) ?? 0, on_hand: 0 }))
}

/** Slips that were made together name each other; the later one was made naming the first. */
export async function link({ db }: Mover, first: PostedSlip, second: PostedSlip): Promise<void> {
  await db.update(slips).set({ linked_id: second.id }).where(eq(slips.id, first.id))
}
