import { allocate, type Lot } from './stock'

export interface ProductLot extends Lot {
  post_id: number
}

interface SendingLine {
  title: string
  wanted: number
  on_hand: number
  lots: { id: number; number: number; expiry: string | null }[]
}

export interface Sending {
  warehouse_id: number
  name: string
  is_enough: boolean
  lines: SendingLine[]
}

interface Wanted {
  post_id: number | null
  title: string
  quantity: number
}

/**
 * Previews shipping lines from a warehouse by the rule of exports: lines of one product compete for its lots, and the
 * earliest expiry leaves first. A deleted product has no stock.
 */
export function sendingFrom(
  { id, name, lots }: { id: number; name: string; lots: readonly ProductLot[] },
  lines: readonly Wanted[],
  day: string,
): Sending {
  const products = new Set(lines.map(({ post_id }) => post_id))
  const found = [...products].map((post) =>
    allocate(
      lots.filter(({ post_id }) => post_id === post),
      lines.flatMap(({ post_id, quantity }, line) => (post_id === post ? [{ line, number: quantity }] : [])),
      day,
    ),
  )
  const takes = found.flatMap((each) => each.takes)
  const short = found.flatMap((each) => each.short)
  return {
    warehouse_id: id,
    name,
    is_enough: short.length === 0,
    lines: lines.map(({ title, quantity }, line) => ({
      title,
      wanted: quantity,
      on_hand: short.find((each) => each.line === line)?.on_hand ?? quantity,
      lots: takes
        .filter((take) => take.line === line)
        .map(({ lot, number }) => ({ id: lot.id, number, expiry: lot.expiry })),
    })),
  }
}
