import type { SlipReason } from '../../domain/stock'
import { invalid } from '../http/errors'
import { type HeldStock, holdGround, holdStock, type Mover, type Product } from './lock'
import { writeMoves } from './moves'
import { makeLots, type NewLine, needed, type PostedSlip, writeSlip } from './write'

/** Each line becomes a lot of its own. */
export interface Bringing {
  warehouse_id: number
  lines: readonly (Pick<NewLine, 'post_id' | 'number' | 'price' | 'expiry'> & {
    /** Date of the first import, for goods from another warehouse. */
    imported_at?: string
    /** The line's index in the request, if different. */
    line?: number
  })[]
  reason?: SlipReason
  supplier_id?: number | null
  order_id?: number | null
  linked_id?: number | null
  date?: string | null
  note?: string
}

/** @throws ApiError 422 for a missing warehouse, supplier or product */
export async function bringStock(call: Mover, bringing: Bringing): Promise<PostedSlip> {
  const { warehouse_id, lines } = bringing
  const { warehouses, products } = await holdGround(
    call,
    [warehouse_id],
    lines.map(({ post_id }) => post_id),
  )
  if (!warehouses.has(warehouse_id)) throw invalid('warehouse_id', 'not_found_reference')
  const keys = lines.filter(({ post_id }) => products.has(post_id))
  const held = await holdStock(
    call,
    keys.map(({ post_id }) => ({ warehouse_id, post_id })),
  )
  return importOf(call, bringing, { held, products })
}

/** Needs stock that is already locked. */
export async function importOf(
  call: Mover,
  {
    warehouse_id,
    lines,
    reason = 'purchase',
    supplier_id = null,
    order_id = null,
    linked_id = null,
    date,
    note = '',
  }: Bringing,
  { held, products }: { held: HeldStock; products: ReadonlyMap<number, Product> },
): Promise<PostedSlip> {
  const slip = await writeSlip(
    call,
    {
      style: 'import',
      reason,
      warehouse_id,
      supplier_id,
      order_id,
      linked_id,
      date,
      note,
      lines: lines.map(({ post_id, number, price, expiry = null }) => ({ post_id, number, price, expiry })),
    },
    products,
  )
  const made = await makeLots(
    call,
    slip,
    lines.map(({ post_id, price, expiry = null, imported_at }) => ({
      warehouse_id,
      post_id,
      price,
      expiry,
      ...(imported_at && { imported_at }),
    })),
  )
  await writeMoves(
    call,
    held,
    lines.map(({ number, line }, at) => ({
      slip_id: slip.id,
      line_id: needed(slip.lines[at]),
      lot: needed(made[at]),
      number,
      line,
    })),
  )
  return slip
}
