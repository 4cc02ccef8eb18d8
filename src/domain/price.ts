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

/** What a discount is at a moment. */
export type DiscountStanding = 'none' | 'running' | 'disabled' | 'ahead' | 'over'

/**
 * Why a row gives the price or does not: the discount does not run, the quantity is not reached, or a row that begins
 * later is reached too.
 */
type Verdict = 'gives' | 'not_running' | 'too_few' | 'outdone'

/** A row of a discount under a question, and what one unit would cost by it. */
export interface JudgedRow {
  row: DiscountRow
  verdict: Verdict
  price: number
}

/** How a price of one unit came about. */
export interface Quote {
  /** The price, or the agency's. */
  base: number
  /** Whether the base is the agency's own. */
  isAgency: boolean
  standing: DiscountStanding
  /** The row that applied, if any. */
  row: DiscountRow | undefined
  /** Every row with why it did or did not, by quantity. */
  rows: JudgedRow[]
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
  const standing = discount ? discountStanding(discount, at) : 'none'
  // Of rows from the same quantity on, the one that gives less stands behind: the order of rows decides nothing.
  const rows = (discount?.config ?? [])
    .map((row) => ({ row, price: reduced(base, row) }))
    .sort((a, b) => a.row.quantity - b.row.quantity || b.price - a.price)
  const reached = rows.filter(({ row }) => row.quantity <= quantity)
  const giving = standing === 'running' ? reached.at(-1) : undefined
  const verdictOf = (each: (typeof rows)[number]): Verdict => {
    if (standing !== 'running') return 'not_running'
    if (each === giving) return 'gives'
    return reached.includes(each) ? 'outdone' : 'too_few'
  }
  return {
    base,
    isAgency: own !== undefined,
    standing,
    row: giving?.row,
    rows: rows.map((each) => ({ ...each, verdict: verdictOf(each) })),
    price: giving?.price ?? base,
  }
}

/** From which quantities on the price of a unit is another: the first from 1, ascending. */
export function priceSteps(
  product: Priced,
  discount: Discounted | null | undefined,
  asked: Omit<Asked, 'quantity'>,
): { from: number; price: number }[] {
  const quantities = new Set([1, ...(discount?.config ?? []).map(({ quantity }) => quantity)])
  const all = [...quantities]
    .sort((a, b) => a - b)
    .map((from) => ({ from, price: priceOf(product, discount, { ...asked, quantity: from }).price }))
  return all.filter(({ price }, at) => price !== all[at - 1]?.price)
}

/** Whether a discount is in force at a moment: enabled, and from its start up to its end. */
export const isRunning = (discount: Omit<Discounted, 'config'>, at: Date): boolean =>
  discountStanding(discount, at) === 'running'

/** What a discount is at a moment: from its start on it runs, at its end it is over. */
export function discountStanding(
  { status, start, end }: Omit<Discounted, 'config'>,
  at: Date,
): Exclude<DiscountStanding, 'none'> {
  if (status === 'expired' || Date.parse(end) <= at.getTime()) return 'over'
  if (status !== 'enable') return 'disabled'
  return Date.parse(start) <= at.getTime() ? 'running' : 'ahead'
}

/** The price less a row of a discount. */
export const reduced = (price: number, { discount, type }: DiscountRow): number =>
  Math.max(0, type === 'money' ? price - discount : partOf(price, 100 - discount))

/** Percent are counted in hundredths, so that all numbers are whole. */
const whole = 10_000

/** So many percent of a price, half up. The price is taken apart, so that no number grows beyond what is exact. */
function partOf(price: number, percent: number): number {
  const parts = Math.round(percent * 100)
  const rest = price % whole
  return ((price - rest) / whole) * parts + Math.floor((2 * rest * parts + whole) / (2 * whole))
}
