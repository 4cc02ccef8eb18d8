/** Prices in whole VND, and what agencies and discounts make of them. */

/** From this quantity on, this much off. */
export interface DiscountRow {
  quantity: number
  /** Percent, at most 100, or VND off each unit. */
  discount: number
  type: 'percent' | 'money'
}

/** What an agency pays instead of the price. */
export interface AgencyPrice {
  agency_id: number
  price: number
}

/** An upper bound for any single amount: a number beyond it is a slip of the finger. */
export const maxMoney = 1_000_000_000_000

interface Priced {
  price: number
  agency_prices?: readonly AgencyPrice[]
}

interface Discounted {
  status: string
  start: string
  end: string
  config: readonly DiscountRow[]
}

interface Asked {
  quantity: number
  agencyId?: number | null
  /** When it is sold. */
  at: Date
}

/** How a price of one unit came about. */
export interface Quote {
  /** The price, or the agency's. */
  base: number
  /** The row that applied, if any. */
  row: DiscountRow | undefined
  /** What one unit costs. */
  price: number
}

/**
 * What one of `quantity` units costs: the agency's price or else the price, less the discount row with the greatest
 * quantity that is reached while the discount runs. Percentages are rounded half up to whole VND; never below 0.
 */
export function priceOf(
  product: Priced,
  discount: Discounted | null | undefined,
  { quantity, agencyId, at }: Asked,
): Quote {
  const own = agencyId ? product.agency_prices?.find(({ agency_id }) => agency_id === agencyId) : undefined
  const base = own?.price ?? product.price
  const row = discount && isRunning(discount, at) ? rowFor(discount.config, quantity) : undefined
  return { base, row, price: row ? reduced(base, row) : base }
}

/** Whether a discount is in force at a moment: enabled, and from its start up to its end. */
export const isRunning = ({ status, start, end }: Omit<Discounted, 'config'>, at: Date): boolean =>
  status === 'enable' && Date.parse(start) <= at.getTime() && at.getTime() < Date.parse(end)

const rowFor = (rows: readonly DiscountRow[], quantity: number): DiscountRow | undefined =>
  rows
    .filter((row) => row.quantity <= quantity)
    .reduce<DiscountRow | undefined>(
      (best, row) => (!best || row.quantity > best.quantity ? row : best),
      undefined,
    )

/** The price less a row of a discount. */
export const reduced = (price: number, { discount, type }: DiscountRow): number =>
  Math.max(0, type === 'money' ? price - discount : roundHalfUp(price * (100 - discount), 100))

/** Half up, in whole numbers where percent are whole: no fraction of a cent decides. */
const roundHalfUp = (amount: number, parts: number): number => Math.floor((2 * amount + parts) / (2 * parts))
