/** How money moves. */
export const paymentMethods = ['cash', 'transfer', 'card', 'wallet', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who owes or is owed; guests have no account and are known by their phone number. */
export type PartyKind = 'agencies' | 'clients' | 'guests' | 'suppliers'

/** Whose balances are asked for together: guests are among the clients. */
export const debtors = ['agencies', 'clients', 'suppliers'] as const
export type Debtors = (typeof debtors)[number]

export type EntryKind = 'sale' | 'return' | 'purchase' | 'payment' | 'refund' | 'move' | 'settled'

/** Upper ends in days of the ages of a debt; what is older is over. */
export const debtAges = { '0-30': 30, '31-60': 60, '61-90': 90, over: null } as const

interface SetAgainst {
  order_id: number | null
  slip_id: number | null
  code: string
  amount: number
}

/** A payment as answered by the call that made it. */
export interface Payment {
  id: number
  at: string
  amount: number
  method: PaymentMethod
  note: string
  against: SetAgainst[]
  /** On account, set against nothing yet. */
  open: number
}
