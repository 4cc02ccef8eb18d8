import { allocate, type Lot } from './stock'

/** A lot of a product, as sending an order looks at it. */
export interface ProductLot extends Lot {
  post_id: number
}

/** What a line would take from a warehouse, or how much of it is there. */
interface SendingLine {
  title: string
  wanted: number
  on_hand: number
  lots: { id: number; number: number; expiry: string | null }[]
}

/** What sending an order from a warehouse would do. */
export interface Sending {
  warehouse_id: number
  name: string
  /** Whether everything is there. */
  is_enough: boolean
  lines: SendingLine[]
}

interface Wanted {
  post_id: number | null
  title: string
  quantity: number
}

/**
 * What sending these lines from a warehouse would take out of which lots, by the rule that an export goes by: lines of
 * one product are met together, what expires first leaves first. A product that is gone by now is nowhere.
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
