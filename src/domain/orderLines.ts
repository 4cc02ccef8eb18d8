import type { FieldErrors, Message } from './message'
import { type AgencyPrice, type DiscountRow, maxMoney, priceOf } from './price'

/** A stored line: product data and price as of the sale. */
export interface OrderLine {
  /** Stable number within the order. */
  id: number
  post_id: number | null
  code: string
  image: string
  title: string
  attribute: string
  quantity: number
  price: number
  /** Price per unit by the price rule. */
  list_price: number
  total: number
}

/** A line in a request: an existing line has its id; without a price the price rule applies. */
export interface SentLine {
  id?: number
  post_id?: number | null
  quantity: number
  price?: number | null
  attribute: string
}

/** Turns a stored line into a request line; a price equal to the rule's stays subject to the rule. */
export const sentAgain = ({ id, post_id, quantity, price, list_price, attribute }: OrderLine): SentLine => ({
  id,
  post_id,
  quantity,
  price: price === list_price ? null : price,
  attribute,
})

export interface Stocked {
  warehouse_id: number
  name: string
  on_hand: number
}

export interface Sold {
  id: number
  code: string
  image: string
  title: string
  price: number
  agency_prices: readonly AgencyPrice[]
  discount: { status: string; start: string; end: string; config: readonly DiscountRow[] } | null
}

/** `stock` is `null` for products that are not kept in stock. */
export interface Orderable extends Sold {
  stock: Stocked[] | null
}

export const stockOf = ({ stock }: Pick<Orderable, 'stock'>): number | null =>
  stock?.reduce((sum, { on_hand }) => sum + on_hand, 0) ?? null

interface Pricing {
  agencyId: number | null
  at: Date
  /** Set when the agency changes: existing lines get new prices, too. */
  isRepriced?: boolean
}

export const lineTotal = ({ quantity, price }: { quantity: number; price: number }): number =>
  quantity * price

export const totalOf = (lines: readonly { quantity: number; price: number }[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0)

export const orderedUnits = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export function demandOf(
  lines: readonly { post_id: number | null; quantity: number }[],
): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { post_id, quantity } of lines)
    if (post_id !== null) demand.set(post_id, (demand.get(post_id) ?? 0) + quantity)
  return demand
}

export const rulePrice = (sold: Sold, quantity: number, { agencyId, at }: Pricing): number =>
  priceOf(sold, sold.discount, { quantity, agencyId, at }).price

export const productsOf = (sent: readonly SentLine[], before: readonly OrderLine[]): number[] => [
  ...new Set(
    [...sent, ...before].flatMap(({ post_id }) =>
      post_id === null || post_id === undefined ? [] : [post_id],
    ),
  ),
]

/**
 * Merges request lines into stored ones. An existing line keeps its product data; its rule price changes only with the
 * quantity or the agency.
 * @returns the lines, or errors by path
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
