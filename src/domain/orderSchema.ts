import { array, type InferType, number, object, string } from 'yup'
import { maxOrderLines, maxQuantity, type OrderStatus, orderStatuses } from './order'
import type { OrderLine } from './orderLines'
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
  /** A step; a new order has none. */
  status: string().oneOf(orderStatuses),
  /** The status that the caller saw before the step. */
  from: string().oneOf(orderStatuses),
  cancel_reason: lines(500),
  remark: lines(2_000),
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

export interface Order extends Omit<OrderInput, 'remark' | 'from' | 'status' | 'products'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  status: OrderStatus
  /** Time of the last step. */
  stepped_at: string
  total: number
  units: number
  products?: OrderLine[]
  /** The step forward comes first. */
  possible?: OrderStatus[]
  user?: { data: { id: number; name: string } | null }
  agency?: { data: { id: number; name: string } | null }
  warehouse?: { data: { id: number; name: string } | null }
  changes?: { data: OrderSlip[] }
  remarks?: { data: OrderRemark[] }
  history?: { data: OrderStep[] }
}
