import { array, type InferType, number, object, string } from 'yup'
import { maxOrderLines, maxQuantity, type OrderStatus, orderStatuses } from './order'
import type { OrderLine } from './orderLines'
import { maxMoney } from './price'
import { dialText, lines, nameText, optionalEmailText, recordId, requiredLines, text } from './rules'
import { message } from './validation'

const reference = () => number().integer().min(1).max(2_147_483_647).nullable()

/** A line as it is sent. */
export const orderLineSchema = object({
  /** Of a line that is there. */
  id: number().integer().min(1),
  post_id: reference(),
  quantity: number().integer().required().min(1).max(maxQuantity).default(1),
  /** Of one unit; without one the price rule gives it. */
  price: number().integer().min(0).max(maxMoney).nullable(),
  attribute: text(255),
})

/** What a client has ordered, as staff write it down. */
export const orderSchema = object({
  type_id: recordId().required(),
  name: nameText(),
  phone: dialText().required(message('required')),
  email: optionalEmailText(),
  address: requiredLines(255),
  note: lines(2_000),
  user_id: reference(),
  agency_id: reference(),
  /** Where it is sent from. */
  warehouse_id: reference(),
  products: array(orderLineSchema).required().min(1, message('order_lines')).max(maxOrderLines).default([]),
  /** A step, which a new order never takes. */
  status: string().oneOf(orderStatuses),
  /** Of a step: the status that its caller has seen. */
  from: string().oneOf(orderStatuses),
  /** Why it is canceled. */
  cancel_reason: lines(500),
  /** Adds an internal note. */
  remark: lines(2_000),
})

export type OrderInput = InferType<typeof orderSchema>

/** An internal note as it is sent. Of somebody whose account is gone there is no author. */
export interface OrderRemark {
  at: string
  text: string
  author: { id: number; name: string; avatar: string } | null
}

/** A step that was taken. */
export interface OrderStep {
  at: string
  /** `null` for the order as it was made. */
  from: OrderStatus | null
  to: OrderStatus
  actor: { id: number; name: string } | null
}

/** A slip of an order: what left a warehouse for it, and whether that came back. */
export interface OrderSlip {
  id: number
  code: string
  status: 'complete' | 'canceled'
  warehouse_id: number
  number: number
  money: number
  date: string
}

/** What is known of whoever has a phone number. */
export interface KnownClient {
  name: string
  email: string
  address: string
  agency_id: number | null
  /** The code of their latest order, if there is one, and how many there are. */
  latest: string | null
  orders: number
}

/** What the orders of one client or agency come to: `total` is that of those that were not canceled. */
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
  /** When it came to its status. */
  stepped_at: string
  total: number
  /** How many units it has, over all lines. */
  units: number
  /** With `include=body`. */
  products?: OrderLine[]
  /** The steps that it may take now, the one forward first. */
  possible?: OrderStatus[]
  user?: { data: { id: number; name: string } | null }
  agency?: { data: { id: number; name: string } | null }
  warehouse?: { data: { id: number; name: string } | null }
  changes?: { data: OrderSlip[] }
  remarks?: { data: OrderRemark[] }
  history?: { data: OrderStep[] }
}
