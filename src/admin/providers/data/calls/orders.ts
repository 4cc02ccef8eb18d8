import type { Sending } from '../../../../domain/orderGoods'
import type { Orderable } from '../../../../domain/orderLines'
import type { KnownClient, Order, OrderSums } from '../../../../domain/orderSchema'
import type { PaymentMethod } from '../../../../domain/payment'
import type { ReturnInput } from '../../../../domain/paymentSchema'
import type { Settlement } from '../../../../domain/remittanceSchema'
import { postOnce, special } from './call'
import { paid } from './money'

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
    effect: (lists) => paid(lists),
  }),
  /** Books a line of a carrier's statement on an order, or puts it aside. */
  settleRemittance: special({
    call: (http, id: number, settlement: Settlement, key: string) =>
      postOnce<{ data: { id: number } }>(http, `/remittances/${id}/settle`, settlement, key),
    effect: (lists) => {
      paid(lists)
      lists.stale('remittances')
    },
  }),
  /** Takes back goods of an order that was sent, into stock again as far as asked. */
  returnGoods: special({
    call: (http, id: number, goods: ReturnInput, key: string) =>
      postOnce<{ data: { id: number; amount: number } }>(http, `/orders/${id}/returns`, goods, key),
    effect: (lists) => {
      paid(lists)
      lists.stale('slips', 'warehouses', 'held', 'movements')
    },
  }),
}
