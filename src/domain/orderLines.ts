import type { FieldErrors, Message } from './message'
import { type AgencyPrice, type DiscountRow, maxMoney, priceOf } from './price'

/** A line as it is kept: what was sold, as it was called and cost then. */
export interface OrderLine {
  /** Its number within the order; it stays with the line. */
  id: number
  post_id: number | null
  code: string
  image: string
  title: string
  attribute: string
  quantity: number
  /** Of one unit. */
  price: number
  /** What the price rule said of one unit. */
  list_price: number
  total: number
}

/** A line as it is sent: of an existing one its number; without a price the rule gives it. */
export interface SentLine {
  id?: number
  post_id?: number | null
  quantity: number
  price?: number | null
  attribute: string
}

/** A line as it would be sent again: a price that is the rule's stays the rule's. */
export const sentAgain = ({ id, post_id, quantity, price, list_price, attribute }: OrderLine): SentLine => ({
  id,
  post_id,
  quantity,
  price: price === list_price ? null : price,
  attribute,
})

/** How much of a product a warehouse has that is good today. */
export interface Stocked {
  warehouse_id: number
  name: string
  on_hand: number
}

/** What is known of a product that is ordered. */
export interface Sold {
  id: number
  code: string
  image: string
  title: string
  price: number
  agency_prices: readonly AgencyPrice[]
  discount: { status: string; start: string; end: string; config: readonly DiscountRow[] } | null
}

/** A product that can be ordered: `null` where none lies in a warehouse. */
export interface Orderable extends Sold {
  stock: Stocked[] | null
}

/** How much there is over all warehouses; `null` where it is not counted. */
export const stockOf = ({ stock }: Pick<Orderable, 'stock'>): number | null =>
  stock?.reduce((sum, { on_hand }) => sum + on_hand, 0) ?? null

interface Pricing {
  agencyId: number | null
  at: Date
  /** Another agency pays other prices: those of lines that were there are asked anew. */
  isRepriced?: boolean
}

export const lineTotal = ({ quantity, price }: { quantity: number; price: number }): number =>
  quantity * price

/** What an order comes to. */
export const totalOf = (lines: readonly { quantity: number; price: number }[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0)

/** How many units an order has. */
export const orderedUnits = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many units of each product are wanted, by product: two lines of one product are one demand. */
export function demandOf(
  lines: readonly { post_id: number | null; quantity: number }[],
): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { post_id, quantity } of lines)
    if (post_id !== null) demand.set(post_id, (demand.get(post_id) ?? 0) + quantity)
  return demand
}

/** The price of one unit by the rule. */
export const rulePrice = (sold: Sold, quantity: number, { agencyId, at }: Pricing): number =>
  priceOf(sold, sold.discount, { quantity, agencyId, at }).price

/** The products of lines that have to be looked up: those that are new, and those that a line has been changed to. */
export const productsOf = (sent: readonly SentLine[], before: readonly OrderLine[]): number[] => [
  ...new Set(
    [...sent, ...before].flatMap(({ post_id }) =>
      post_id === null || post_id === undefined ? [] : [post_id],
    ),
  ),
]

/**
 * Lines as they are kept. A line that was there keeps what it was called; what it costs by the rule is asked anew only
 * when its quantity or the agency changes.
 * @returns the lines, or what is wrong with which of them
 */
export function keptLines(
  sent: readonly SentLine[],
  before: readonly OrderLine[],
  products: ReadonlyMap<number, Sold>,
  pricing: Pricing,
): { lines: OrderLine[]; errors?: undefined } | { lines?: undefined; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const refuse = (at: number, field: string, message: Message) => {
    errors[`products[${at}].${field}`] = [message]
  }
  const used = new Set<number>()
  let last = Math.max(0, ...before.map(({ id }) => id))
  const lines = sent.flatMap((line, at): OrderLine[] => {
    const named = line.id === undefined ? undefined : before.find(({ id }) => id === line.id)
    if (line.id !== undefined && (!named || used.has(line.id))) {
      refuse(at, 'id', { key: 'validation.invalid' })
      return []
    }
    if (named) used.add(named.id)
    const isSame = (line.post_id ?? null) === null || line.post_id === named?.post_id
    const old = isSame ? named : undefined
    const postId = old ? old.post_id : (line.post_id ?? null)
    const product = postId === null ? undefined : products.get(postId)
    const shown = old ?? product
    if (!shown) {
      const key = postId === null ? 'validation.product_required' : 'validation.not_found_reference'
      refuse(at, 'post_id', { key })
      return []
    }
    const isAsked = !old || old.quantity !== line.quantity || pricing.isRepriced
    const listPrice = isAsked && product ? rulePrice(product, line.quantity, pricing) : (old?.list_price ?? 0)
    const price = line.price ?? (old && !isAsked ? old.price : listPrice)
    const total = lineTotal({ quantity: line.quantity, price })
    if (total > maxMoney) refuse(at, 'quantity', { key: 'validation.out_of_range' })
    const { code, image, title } = shown
    const { attribute, quantity } = line
    const id = named?.id ?? ++last
    return [
      { id, post_id: postId, code, image, title, attribute, quantity, price, list_price: listPrice, total },
    ]
  })
  return Object.keys(errors).length ? { errors } : { lines }
}
