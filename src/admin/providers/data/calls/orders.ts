import type { Sending } from '../../../../domain/orderGoods'
import type { Orderable } from '../../../../domain/orderLines'
import type { KnownClient, Order, OrderSums } from '../../../../domain/orderSchema'
import { special } from './call'

/** A step as it is sent: where to, and from where its sender has seen the order. */
export interface SentStep {
  status: string
  from: string
  warehouse_id?: number
  cancel_reason?: string
}

export const orderCalls = {
  /** Products to order, by what is typed or by their ids, with all that their price follows from. */
  orderProducts: special({
    call: (http, query: { type_id: number; q?: string; ids?: string }) =>
      http<{ data: Orderable[] }>('/orders/products', { query }),
  }),
  /** What is known of whoever has a phone number; null for a new client. */
  orderClient: special({
    call: (http, phone: string) => http<{ data: KnownClient | null }>('/orders/client', { query: { phone } }),
  }),
  /** What the orders of a client or an agency come to. */
  orderSums: special({
    call: (http, query: { client_id: number } | { agency_id: number }) =>
      http<{ data: OrderSums }>('/orders/sums', { query }),
  }),
  /** What sending an order would take, from each warehouse. */
  orderSending: special({
    call: (http, id: number) => http<{ data: Sending[] }>(`/orders/${id}/sending`),
  }),
  /** Takes a step; sent again under the same key it is the same step. */
  stepOrder: special({
    call: (http, id: number, step: SentStep, key: string) =>
      http<{ data: Order }>(`/orders/${id}`, {
        method: 'PATCH',
        body: step,
        headers: { 'Idempotency-Key': key },
      }),
    effect: (lists) => lists.stale('orders', 'history'),
  }),
}
