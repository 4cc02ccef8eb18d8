import { totalOf } from './orderLines'
import { reduced } from './price'

export const orderDiscountTypes = ['percent', 'money'] as const

/** Off the whole order: percent of its lines, or VND. */
export interface OrderDiscount {
  type: (typeof orderDiscountTypes)[number]
  value: number
  reason: string
}

export const paymentStatuses = ['unpaid', 'part', 'paid', 'over'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

interface Line {
  quantity: number
  price: number
}

interface Priced {
  products: readonly Line[]
  discount?: Pick<OrderDiscount, 'type' | 'value'> | null
  shipping_fee: number
}

/** VND that the discount takes off `sum`: never more than it, and what is left is rounded half up. */
export const discountOn = (sum: number, discount: Priced['discount']): number =>
  discount ? sum - reduced(sum, { quantity: 1, discount: discount.value, type: discount.type }) : 0

/** The total of an order in VND: its lines less the discount, and the fee. The database reckons the same. */
export const orderTotal = ({ products, discount, shipping_fee }: Priced): number => {
  const sum = totalOf(products)
  return sum - discountOn(sum, discount) + shipping_fee
}

/** `amount` × `part` ÷ `whole`, rounded half up; exact, whatever the size of the amounts. */
export function portionOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)]
  return Number((2n * a * p + w) / (2n * w))
}

/** Shares an amount out by weight: the shares add up to it, and none is negative. Without any weight the first has it. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  let [reached, given] = [0, 0]
  return weights.map((weight) => {
    reached += weight
    const share = portionOf(amount, reached, whole) - given
    given += share
    return share
  })
}

/** VND that each line earns, after its share of the discount. */
export function earnedBy({ products, discount }: Omit<Priced, 'shipping_fee'>): number[] {
  const totals = products.map(({ quantity, price }) => quantity * price)
  const off = shareOut(discountOn(totalOf(products), discount), totals)
  return totals.map((total, at) => total - (off[at] ?? 0))
}

/**
 * The worth of `count` more units of a line that come back, after `before` of its `quantity` have. Brought back
 * one by one or at once, all of them are worth what the line earned.
 */
export const returnWorth = (earned: number, quantity: number, before: number, count: number): number =>
  portionOf(earned, before + count, quantity) - portionOf(earned, before, quantity)

export interface Parcel {
  /** Units of each line, 0 for none. */
  quantities: number[]
  discount: OrderDiscount | null
  shipping_fee: number
  paid: number
  cod: number | null
}

interface Parted {
  products: readonly Line[]
  discount: OrderDiscount | null
  shipping_fee: number
  paid: number
  cod: number | null
}

/**
 * Parts an order in what is sent now and what is left. The fee stays with what is sent; what was paid covers that first,
 * and what the carrier shall collect likewise. Discounts, fees and payments of both add up to those of the order.
 */
export function partOrder(order: Parted, quantities: readonly number[]): { sent: Parcel; left: Parcel } {
  const { products, discount, shipping_fee, paid, cod } = order
  const sentLines = products.map(({ price }, at) => ({ price, quantity: quantities[at] ?? 0 }))
  const leftLines = products.map(({ price, quantity }, at) => ({
    price,
    quantity: quantity - (quantities[at] ?? 0),
  }))
  const [sentSum, leftSum] = [totalOf(sentLines), totalOf(leftLines)]
  const [off = 0, leftOff = 0] = shareOut(discountOn(sentSum + leftSum, discount), [sentSum, leftSum])
  const total = sentSum - off + shipping_fee
  const sentPaid = Math.min(paid, total)
  const sentCod = cod === null ? null : Math.min(cod, total - sentPaid)
  return {
    sent: {
      quantities: sentLines.map(({ quantity }) => quantity),
      discount: sharedDiscount(discount, sentSum, off),
      shipping_fee,
      paid: sentPaid,
      cod: sentCod,
    },
    left: {
      quantities: leftLines.map(({ quantity }) => quantity),
      discount: sharedDiscount(discount, leftSum, leftOff),
      shipping_fee: 0,
      paid: paid - sentPaid,
      cod: cod === null || sentCod === null ? null : cod - sentCod,
    },
  }
}

/** A percentage stays one where it comes to the same. */
function sharedDiscount(discount: OrderDiscount | null, sum: number, off: number): OrderDiscount | null {
  if (!discount || discountOn(sum, discount) === off) return discount
  return off === 0 ? null : { ...discount, type: 'money', value: off }
}

export const paymentStatusOf = ({
  status,
  due,
  paid,
}: {
  status: string
  due: number
  paid: number
}): PaymentStatus => {
  if (due < 0) return 'over'
  if (status === 'canceled') return 'unpaid'
  if (due === 0) return 'paid'
  return paid > 0 ? 'part' : 'unpaid'
}
