import type { Debt, Debtors } from '../../../../domain/debts'
import type { Payment, PaymentMethod } from '../../../../domain/payment'
import type { PaymentInput } from '../../../../domain/paymentSchema'
import { debtLists } from '../mixedLists'
import { type ListTools, postOnce, special } from './call'

/** A refund without a method stays on account. */
interface SentRefund {
  amount: number
  method: PaymentMethod | null
  note: string
}

/** A payment also changes orders, the till and balances. */
export const paid = (lists: ListTools) => lists.stale('orders', 'history', 'cash', ...debtLists)

const payers: Record<Debtors, string> = { agencies: 'agencies', clients: 'users', suppliers: 'suppliers' }

export const moneyCalls = {
  payOrder: special({
    call: (http, id: number, payment: PaymentInput, key: string) =>
      postOnce<{ data: Payment }>(http, `/orders/${id}/payments`, payment, key),
    effect: (lists) => paid(lists),
  }),
  refundOrder: special({
    call: (http, id: number, refund: SentRefund, key: string) =>
      postOnce<{ data: Payment | null }>(http, `/orders/${id}/refunds`, refund, key),
    effect: (lists) => paid(lists),
  }),
  reversePayment: special({
    call: (http, id: number, reason: string, key: string) =>
      postOnce<{ data: Payment }>(http, `/payments/${id}/reverse`, { reason }, key),
    effect: (lists) => paid(lists),
  }),
  /** A payment of a party, set against what it owes the longest; a guest's `id` is the phone number. */
  payOnAccount: special({
    call: (http, of: Debtors, id: number | string, payment: PaymentInput, key: string) =>
      postOnce<{ data: Payment }>(http, `/${payers[of]}/${encodeURIComponent(id)}/payments`, payment, key),
    effect: (lists) => paid(lists),
  }),
  /** The balance of a party; `null` if it is gone. */
  debtOf: special({
    call: async (http, of: Debtors, id: number | string) =>
      (await http<{ data: Debt[] }>('/debts', { query: { of, id: String(id) } })).data[0] ?? null,
  }),
}
