import type { Sending } from '../../../../domain/orderGoods'
import type { Orderable } from '../../../../domain/orderLines'
import type { KnownClient, Order, OrderSums } from '../../../../domain/orderSchema'
import type { Payment, PaymentMethod } from '../../../../domain/payment'
import type { PaymentInput, ReturnInput } from '../../../../domain/paymentSchema'
import type { Settlement } from '../../../../domain/remittanceSchema'
import type { HttpClient } from '../../http/http'
import { type ListTools, special } from './call'

/** Body of a step; `from` is the status that the sender has seen. */
export interface SentStep {
  status: string
  from: string
  warehouse_id?: number
  cancel_reason?: string
  payment?: { method: PaymentMethod }
  /** Lines that are sent now. */
  lines?: { id: number; quantity: number }[]
}

/** A refund without a method stays on account. */
export interface SentRefund {
  amount: number
  method: PaymentMethod | null
  note: string
}

/** A retry under the same key moves no more money or goods. */
const post = <R>(http: HttpClient, path: string, body: unknown, key: string): Promise<R> =>
  http<R>(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } })

const paid = (lists: ListTools) => lists.stale('orders', 'history', 'cash')

export const orderCalls = {
  /** Products to order, by search text or ids, with the data that their price depends on. */
  orderProducts: special({
    call: (http, query: { type_id: number; q?: string; ids?: string }) =>
      http<{ data: Orderable[] }>('/orders/products', { query }),
  }),
  /** Known data for a phone number; `null` for a new client. */
  orderClient: special({
    call: (http, phone: string) => http<{ data: KnownClient | null }>('/orders/client', { query: { phone } }),
  }),
  orderSums: special({
    call: (http, query: { client_id: number } | { agency_id: number }) =>
      http<{ data: OrderSums }>('/orders/sums', { query }),
  }),
  /** Stock that sending the order would take from each warehouse. */
  orderSending: special({
    call: (http, id: number) => http<{ data: Sending[] }>(`/orders/${id}/sending`),
  }),
  /** Takes a step; a retry under the same key does not repeat it. */
  stepOrder: special({
    call: (http, id: number, step: SentStep, key: string) =>
      http<{ data: Order }>(`/orders/${id}`, {
        method: 'PATCH',
        body: step,
        headers: { 'Idempotency-Key': key },
      }),
    effect: (lists) => lists.stale('orders', 'history', 'cash'),
  }),
  payOrder: special({
    call: (http, id: number, payment: PaymentInput, key: string) =>
      post<{ data: Payment }>(http, `/orders/${id}/payments`, payment, key),
    effect: (lists) => paid(lists),
  }),
  refundOrder: special({
    call: (http, id: number, refund: SentRefund, key: string) =>
      post<{ data: Payment | null }>(http, `/orders/${id}/refunds`, refund, key),
    effect: (lists) => paid(lists),
  }),
  reversePayment: special({
    call: (http, id: number, reason: string, key: string) =>
      post<{ data: Payment }>(http, `/payments/${id}/reverse`, { reason }, key),
    effect: (lists) => paid(lists),
  }),
  /** Books a line of a carrier's statement on an order, or puts it aside. */
  settleRemittance: special({
    call: (http, id: number, settlement: Settlement, key: string) =>
      post<{ data: { id: number } }>(http, `/remittances/${id}/settle`, settlement, key),
    effect: (lists) => lists.stale('remittances', 'orders', 'history'),
  }),
  /** Takes back goods of an order that was sent, into stock again as far as asked. */
  returnGoods: special({
    call: (http, id: number, goods: ReturnInput, key: string) =>
      post<{ data: { id: number; amount: number } }>(http, `/orders/${id}/returns`, goods, key),
    effect: (lists) => lists.stale('orders', 'history', 'cash', 'slips', 'warehouses', 'held', 'movements'),
  }),
}
