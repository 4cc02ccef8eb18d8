export interface DiscountRow {
  quantity: number
  /** Percent, at most 100, or VND off each unit. */
  discount: number
  type: 'percent' | 'money'
}

export interface AgencyPrice {
  agency_id: number
  price: number
}

/** Upper bound for any single amount: a greater number is a typing error. */
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
  at: Date
}

export type DiscountStanding = 'none' | 'running' | 'disabled' | 'ahead' | 'over'

/** `outdone`: a row with a greater quantity wins. */
type Verdict = 'gives' | 'not_running' | 'too_few' | 'outdone'

export interface JudgedRow {
  row: DiscountRow
  verdict: Verdict
  price: number
}

export interface Quote {
  base: number
  isAgency: boolean
  standing: DiscountStanding
  row: DiscountRow | undefined
  rows: JudgedRow[]
  price: number
}

/**
 * The unit price for `quantity`: the agency's price or else the product's, less the running discount's row with the
 * greatest quantity reached. Percentages round half up to whole VND; never below 0.
 */
export function priceOf(
  product: Priced,
  discount: Discounted | null | undefined,
  { quantity, agencyId, at }: Asked,
): Quote {
  const own = agencyId ? product.agency_prices?.find(({ agency_id }) => agency_id === agencyId) : undefined
  const base = own?.price ?? product.price
  const standing = discount ? discountStanding(discount, at) : 'none'
  // For equal quantities the lower price wins, so that the order of rows is irrelevant.
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

/** The quantities at which the unit price changes, ascending from 1. */
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

/** Includes the start and excludes the end. */
export const isRunning = (discount: Omit<Discounted, 'config'>, at: Date): boolean =>
  discountStanding(discount, at) === 'running'

export function discountStanding(
  { status, start, end }: Omit<Discounted, 'config'>,
  at: Date,
): Exclude<DiscountStanding, 'none'> {
  if (status === 'expired' || Date.parse(end) <= at.getTime()) return 'over'
  if (status !== 'enable') return 'disabled'
  return Date.parse(start) <= at.getTime() ? 'running' : 'ahead'
}

export const reduced = (price: number, { discount, type }: DiscountRow): number =>
  Math.max(0, type === 'money' ? price - discount : partOf(price, 100 - discount))

/** Percentages are counted in hundredths, so that all numbers are integers. */
const whole = 10_000

/** Percentage of a price, rounded half up. Splits the price, so that no intermediate exceeds exact integers. */
function partOf(price: number, percent: number): number {
  const parts = Math.round(percent * 100)
  const rest = price % whole
  return ((price - rest) / whole) * parts + Math.floor((2 * rest * parts + whole) / (2 * whole))
}
