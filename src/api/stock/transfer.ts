import type { TransferInput } from '../../domain/slipSchema'
import { invalid } from '../http/errors'
import { importOf } from './bring'
import { holdGround, holdStock, type Mover } from './lock'
import { chooseLots, exportSlip } from './take'
import { link, type PostedSlip } from './write'

/**
 * Writes an export and a linked import in the call's transaction. Each lot taken becomes a lot there with the same
 * cost, expiry and age.
 * @throws ApiError 409 `out_of_stock`; 422 for a missing warehouse or product
 */
export async function transferStock(
  call: Mover,
  from: number,
  { to_warehouse_id: to, date, note, products: lines }: TransferInput,
): Promise<[PostedSlip, PostedSlip]> {
  if (from === to) throw invalid('to_warehouse_id', 'other_warehouse')
  const posts = lines.map(({ post_id }) => post_id)
  const { warehouses: there, products } = await holdGround(call, [from, to], posts)
  if (!there.has(from)) throw invalid('warehouse_id', 'not_found_reference')
  if (!there.has(to)) throw invalid('to_warehouse_id', 'not_found_reference')
  const unknown = posts.findIndex((id) => !products.has(id))
  if (unknown >= 0) throw invalid(`products[${unknown}].post_id`, 'not_found_reference')
  const held = await holdStock(
    call,
    [from, to].flatMap((warehouse_id) => posts.map((post_id) => ({ warehouse_id, post_id }))),
  )
  const takes = await chooseLots(call, held, from, lines)
  const moved = takes
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, lot, number }) => ({
      line,
      post_id: lot.post_id,
      number,
      price: lot.price,
      expiry: lot.expiry,
      lot_id: lot.id,
      imported_at: lot.imported_at,
    }))
  const ground = { held, products }
  const common = { reason: 'transfer', date, note } as const
  const out = await exportSlip(call, { ...common, warehouse_id: from, lines: moved }, ground)
  const back = await importOf(call, { ...common, warehouse_id: to, linked_id: out.id, lines: moved }, ground)
  await link(call, out, back)
  return [out, back]
}
