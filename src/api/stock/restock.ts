import { importOf } from './bring'
import { holdGround, holdStock, type Mover } from './lock'
import type { PostedSlip } from './write'

/** Units of a lot that left, at the cost at which they did. */
export interface SentLot {
  post_id: number
  number: number
  price: number
  expiry: string | null
  imported_at: string
}

interface Restocking {
  warehouse_id: number
  order_id: number
  /** Of all that came back, also of what is not for sale again: their sums change under the same locks. */
  posts: readonly number[]
  lots: readonly SentLot[]
  note: string
}

/** Takes goods of an order back into stock, into lots at the cost at which they left; null if none of them is for sale. */
export async function restock(
  call: Mover,
  { warehouse_id, order_id, posts, lots, note }: Restocking,
): Promise<PostedSlip | null> {
  const { warehouses, products } = await holdGround(call, [warehouse_id], posts)
  const held = await holdStock(
    call,
    posts.filter((post) => products.has(post)).map((post_id) => ({ warehouse_id, post_id })),
  )
  if (!lots.length || !warehouses.has(warehouse_id)) return null
  return importOf(call, { warehouse_id, lines: lots, reason: 'return', order_id, note }, { held, products })
}
