import { array, type InferType, number, object, string } from 'yup'
import type { BankAccount } from './banks'
import { discountValue } from './discountSchema'
import { maxOrderLines, maxQuantity, type OrderSource, type OrderStatus, orderStatuses } from './order'
import type { OrderLine } from './orderLines'
import { orderDiscountTypes, type PaymentStatus } from './orderMoney'
import { type EntryKind, type PaymentMethod, paymentMethods } from './payment'
import { maxMoney } from './price'
import { dialText, lines, nameText, optionalEmailText, recordId, requiredLines, text } from './rules'
import { message } from './validation'

const reference = () => number().integer().min(1).max(2_147_483_647).nullable()

export const orderLineSchema = object({
  id: number().integer().min(1),
  post_id: reference(),
  quantity: number().integer().required().min(1).max(maxQuantity).default(1),
  /** Per unit; without it the price rule applies. */
  price: number().integer().min(0).max(maxMoney).nullable(),
  attribute: text(255),
})

export const orderDiscountSchema = object({
  type: string().required().oneOf(orderDiscountTypes).default('percent'),
  value: discountValue(),
  reason: text(255),
})

const amount = () => number().integer().min(0).max(maxMoney)

export const orderSchema = object({
  type_id: recordId().required(),
  name: nameText(),
  phone: dialText().required(message('required')),
  email: optionalEmailText(),
  address: requiredLines(255),
  note: lines(2_000),
  user_id: reference(),
  agency_id: reference(),
  warehouse_id: reference(),
  products: array(orderLineSchema).required().min(1, message('order_lines')).max(maxOrderLines).default([]),
  discount: orderDiscountSchema.nullable().default(null),
  shipping_fee: amount()
    .transform((value, typed) => (typed === '' || typed === null ? 0 : value))
    .default(0),
  carrier: text(100),
  tracking_code: text(100),
  /** VND that the carrier shall collect. */
  cod: amount().nullable().default(null),
  /** A step; a new order has none. */
  status: string().oneOf(orderStatuses),
  /** The status that the caller saw before the step. */
  from: string().oneOf(orderStatuses),
  cancel_reason: lines(500),
  remark: lines(2_000),
  /** With a step: what is paid with it, by default all that is due. */
  payment: object({
    method: string().required().oneOf(paymentMethods),
    amount: amount().nullable().default(null),
  })
    .nullable()
    .default(undefined)
    .optional(),
  /** With the step to `delivery`: what is sent now. What is left becomes an order of its own. */
  lines: array(
    object({
      id: number().integer().required().min(1),
      quantity: number().integer().required().min(0).max(maxQuantity),
    }),
  )
    .max(maxOrderLines)
    .default(undefined)
    .optional(),
})

/** Row of an import of tracking codes. */
export const waybillSchema = object({
  type_id: recordId(),
  code: text(100),
  carrier: text(100),
  tracking_code: text(100),
})

export type OrderInput = InferType<typeof orderSchema>

/** `author` is null when the account is deleted. */
export interface OrderRemark {
  at: string
  text: string
  author: { id: number; name: string; avatar: string } | null
}

export interface OrderStep {
  at: string
  /** `null` for the creation of the order. */
  from: OrderStatus | null
  to: OrderStatus
  actor: { id: number; name: string } | null
}

export interface OrderSlip {
  id: number
  code: string
  status: 'complete' | 'canceled'
  warehouse_id: number
  number: number
  money: number
  date: string
}

/** A payment, refund, or what undoes one; `amount` as it changes what was paid for the order. */
export interface OrderEntry {
  id: number
  at: string
  kind: EntryKind
  amount: number
  method: PaymentMethod | null
  note: string
  /** Of a payment on account, of which the order has a part: all of it. */
  whole: number
  reverses_id: number | null
  reversed_by: number | null
  actor: { id: number; name: string } | null
}

export interface OrderReturn {
  id: number
  at: string
  lines: { id: number; quantity: number; restocked: number; amount: number }[]
  amount: number
  reason: string
  slip: { id: number; code: string } | null
  actor: { id: number; name: string } | null
}

/** Taken from earlier orders with the phone number; `latest` is a code. */
export interface KnownClient {
  name: string
  email: string
  address: string
  agency_id: number | null
  latest: string | null
  orders: number
}

/** Sums over the orders of a client or an agency; `total` excludes canceled ones. */
export interface OrderSums {
  count: number
  canceled: number
  total: number
  latest: string | null
}

export interface Order
  extends Omit<OrderInput, 'remark' | 'from' | 'status' | 'products' | 'lines' | 'payment'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  status: OrderStatus
  source: OrderSource
  /** Until then an order of the site that nobody has confirmed keeps its goods; null of others. */
  held_until: string | null
  /** Time of the last step. */
  stepped_at: string
  total: number
  units: number
  /** Paid for it, came back of it, and still to be paid: negative if it is to be given back. */
  paid: number
  returned: number
  due: number
  payment_status: PaymentStatus
  /** Since when it is owed; null before. */
  owed_at: string | null
  /** The order of which it was left when a part was sent. */
  parent_id: number | null
  products?: OrderLine[]
  /** The step forward comes first. */
  possible?: OrderStatus[]
  user?: { data: { id: number; name: string } | null }
  agency?: { data: { id: number; name: string } | null }
  warehouse?: { data: { id: number; name: string } | null }
  changes?: { data: OrderSlip[] }
  remarks?: { data: OrderRemark[] }
  history?: { data: OrderStep[] }
  payments?: { data: OrderEntry[] }
  returns?: { data: OrderReturn[] }
  parts?: { data: { id: number; code: string; status: OrderStatus; parent_id: number | null }[] }
  /** The VietQR code that pays what is due; null without a bank account. */
  vietqr?: { data: ({ payload: string } & BankAccount) | null }
}
