/** How money moves. */
export const paymentMethods = ['cash', 'transfer', 'card', 'wallet', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who owes or is owed; guests have no account and are known by their phone number. */
export const partyKinds = ['agencies', 'clients', 'guests', 'suppliers'] as const
export type PartyKind = (typeof partyKinds)[number]

export const entryKinds = ['sale', 'return', 'purchase', 'payment', 'refund', 'move', 'settled'] as const
export type EntryKind = (typeof entryKinds)[number]

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
