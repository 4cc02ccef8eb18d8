import { sql } from 'drizzle-orm'
import type { CountInput, MovedStock } from '../../domain/countSchema'
import { maxMoney } from '../../domain/price'
import { averageCost, maxStock } from '../../domain/stock'
import { rowsOf } from '../db/database'
import { ApiError, invalid } from '../http/errors'
import { importOf } from './bring'
import { type HeldStock, holdGround, holdStock, type Mover } from './lock'
import { exportSlip, outOfStock } from './take'
import { link, type NewLine, type PostedSlip } from './write'

type CountLine = CountInput['products'][number]

/**
 * Posts the differences of a count in the call's transaction: at most one export of missing goods and one import of
 * found ones. A difference is `counted - expected`, applied to the present stock.
 * @throws ApiError 409 `stock_moved` with `moved: MovedStock[]` when stock has moved since, unless differences are to
 * be kept; 409 `out_of_stock`; 422
 */
export async function countStock(
  call: Mover,
  warehouse_id: number,
  { date, note, keep_differences, products: lines }: CountInput,
): Promise<PostedSlip[]> {
  const posts = lines.map(({ post_id }) => post_id)
  const { warehouses, products } = await holdGround(call, [warehouse_id], posts)
  if (!warehouses.has(warehouse_id)) throw invalid('warehouse_id', 'not_found_reference')
  refuseRepeated(lines)
  const unknown = posts.findIndex((id) => !products.has(id))
  if (unknown >= 0) throw invalid(`products[${unknown}].post_id`, 'not_found_reference')
  const held = await holdStock(
    call,
    posts.map((post_id) => ({ warehouse_id, post_id })),
  )
  const onHand = (line: CountLine) => onHandOf(held, warehouse_id, line)
  const moved = lines.flatMap((each, line) => {
    const { post_id, lot_id, expected } = each
    const on_hand = onHand(each)
    return on_hand === expected ? [] : [{ line, post_id, lot_id, expected, on_hand }]
  })
  if (moved.length && !keep_differences) throw await stockMoved(call, warehouse_id, moved)
  // Checked here, to name the lines as sent: the slip has only those with missing goods.
  const short = lines.flatMap((each, line) => {
    const [wanted, on_hand] = [each.expected - each.counted, onHand(each)]
    return wanted > on_hand ? [{ line, post_id: each.post_id, wanted, on_hand }] : []
  })
  if (short.length) throw await outOfStock(call, warehouse_id, short, 'counted')
  const lost = lines.filter(({ counted, expected }) => counted < expected)
  const found = lines.flatMap((line, at) =>
    line.counted > line.expected ? [foundLine(held, warehouse_id, line, at)] : [],
  )
  const ground = { held, products }
  const common = { warehouse_id, reason: 'count', date, note } as const
  const out =
    lost.length > 0 &&
    (await exportSlip(
      call,
      {
        ...common,
        lines: lost.map(({ post_id, lot_id, counted, expected }) => ({
          post_id,
          lot_id,
          number: expected - counted,
          price: 0,
        })),
        // Missing goods may have expired.
        anyDay: true,
      },
      ground,
    ))
  const back =
    found.length > 0 &&
    (await importOf(call, { ...common, linked_id: out ? out.id : null, lines: found }, ground))
  if (out && back) await link(call, out, back)
  return [out, back].filter((slip) => slip !== false)
}

async function stockMoved(
  { db }: Mover,
  warehouse_id: number,
  lines: readonly Omit<MovedStock, 'last'>[],
): Promise<ApiError> {
  const posts = [...new Set(lines.map(({ post_id }) => post_id))]
  const found = await rowsOf<{ post_id: number; last: MovedStock['last'] }>(
    db,
    sql`select p.id as post_id, l.last from unnest(${sql.param(posts)}::int[]) p (id) cross join lateral (
        select json_build_object('slip_id', s.id, 'code', s.code, 'at', m.at, 'actor', (select u.name from users u
            where u.id = case when m.undoes is null then s.user_id else s.canceler_id end)) as last
        from movements m join slips s on s.id = m.slip_id
        where m.warehouse_id = ${warehouse_id} and m.post_id = p.id order by m.id desc limit 1) l`,
  )
  const lastOf = new Map(found.map(({ post_id, last }) => [post_id, last]))
  const moved = lines.map((line): MovedStock => ({ ...line, last: lastOf.get(line.post_id) ?? null }))
  return new ApiError('stock_moved', { extra: { moved } })
}

/** A product is counted as a whole or lot by lot, and each once. */
function refuseRepeated(lines: readonly CountLine[]): void {
  for (const [at, { post_id, lot_id }] of lines.entries()) {
    const isSame = (other: CountLine) =>
      other.post_id === post_id && (other.lot_id === lot_id || other.lot_id === null || lot_id === null)
    if (lines.slice(0, at).some(isSame)) throw invalid(`products[${at}].post_id`, 'counted_twice')
  }
}

/** 0 for a used-up lot or a lot of another product. */
function onHandOf(held: HeldStock, warehouse_id: number, { post_id, lot_id }: CountLine): number {
  const { number, lots } = held.of({ warehouse_id, post_id })
  return lot_id === null ? number : (lots.find(({ id }) => id === lot_id)?.on_hand ?? 0)
}

/** Found goods cost as much as their lot, or the product on average, or as the line says. */
function foundLine(
  held: HeldStock,
  warehouse_id: number,
  { post_id, lot_id, counted, expected, price, expiry }: CountLine,
  at: number,
): Pick<NewLine, 'post_id' | 'number' | 'price' | 'expiry'> {
  const { number, money, lots } = held.of({ warehouse_id, post_id })
  const lot = lots.find(({ id }) => id === lot_id)
  const cost = lot?.price ?? price ?? averageCost(number, money)
  if (cost === null) throw invalid(`products[${at}].price`, 'required')
  if (number + counted - expected > maxStock)
    throw invalid(`products[${at}].counted`, 'stock_full', { max: maxStock })
  if (cost * (counted - expected) > maxMoney) throw invalid(`products[${at}].counted`, 'out_of_range')
  return { post_id, number: counted - expected, price: cost, expiry: lot?.expiry ?? expiry }
}
