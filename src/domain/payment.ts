/** How money moves. */
export const paymentMethods = ['cash', 'transfer', 'card', 'wallet', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who owes or is owed; guests have no account and are known by their phone number. */
export const parties = ['agencies', 'clients', 'guests', 'suppliers'] as const
export type PartyKind = (typeof parties)[number]

/** Whose balances are asked for together: guests are among the clients. */
export const debtors = ['agencies', 'clients', 'suppliers'] as const
export type Debtors = (typeof debtors)[number]

export const entryKinds = ['sale', 'return', 'purchase', 'payment', 'refund', 'move', 'settled'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Upper ends in days of the ages of a debt; what is older is over. */
export const debtAges = { '0-30': 30, '31-60': 60, '61-90': 90, over: null } as const
export type DebtAge = keyof typeof debtAges

/** What is positive they owe us; a supplier is owed it. */
export interface Debt {
  /** Of a guest the phone number. */
  id: number | string
  name: string
  balance: number
  /** What is owed by age in days; less `credit` it is the balance. */
  age: Record<DebtAge, number>
  /** Paid on account or ahead. */
  credit: number
}

export interface SetAgainst {
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
  /** What is on account, set against nothing yet. */
  open: number
}
