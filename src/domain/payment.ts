/** How money moves. */
export const paymentMethods = ['cash', 'transfer', 'card', 'wallet', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who owes or is owed; guests have no account and are known by their phone number. */
export type PartyKind = 'agencies' | 'clients' | 'guests' | 'suppliers'

export type EntryKind = 'sale' | 'return' | 'purchase' | 'payment' | 'refund' | 'move' | 'settled'

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
