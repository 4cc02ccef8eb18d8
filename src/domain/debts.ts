import { guards } from './guards'
import type { EntryKind, PartyKind, PaymentMethod } from './payment'
import type { Guard } from './permissions'

/** Whose balances are asked for together: guests are among the clients. */
export const debtors = ['agencies', 'clients', 'suppliers'] as const
export type Debtors = (typeof debtors)[number]

/** Debts are seen by users who see the orders or slips that they are of. */
export const debtGuards: Record<Debtors, Guard> = {
  agencies: guards.orders.list,
  clients: guards.orders.list,
  suppliers: guards.slips.list,
}

/** Payments on account are taken, made and reversed by these users. */
export const paymentGuards: Record<Debtors, Guard> = {
  agencies: guards.orders.update,
  clients: guards.orders.update,
  suppliers: guards.slips.create,
}

export const anyDebtGuard = [...new Set(Object.values(debtGuards).flat())]

/** Upper ends in days of the ages of a debt; what is older is over. */
export const debtAges = { '0-30': 30, '31-60': 60, '61-90': 90, over: null } as const
export type DebtAge = keyof typeof debtAges
export const debtAgeNames = Object.keys(debtAges) as DebtAge[]

/** Debts older than so many days. */
export const overdueDays = [30, 60, 90] as const

/** A positive balance they owe us; a supplier is owed it. */
export interface Debt {
  /** Of a guest the phone number. */
  id: number | string
  party: PartyKind
  name: string
  /** Empty for agencies. */
  phone: string
  balance: number
  /** Debts by age in days; less `credit` they are the balance. */
  age: Record<DebtAge, number>
  /** Paid on account or ahead. */
  credit: number
  /** Of agencies; null for none. */
  credit_limit: number | null
}

/** A change of a party's balance. */
export interface DebtEntry {
  id: number
  at: string
  kind: EntryKind
  amount: number
  /** After it. */
  balance: number
  method: PaymentMethod | null
  note: string
  reverses_id: number | null
  reversed_by: number | null
  order: { id: number; code: string; type_id: number } | null
  slip: { id: number; code: string } | null
  actor: { id: number; name: string } | null
}

/** `meta` of a statement: sums of its period, over all pages. */
export interface StatementSums {
  id: number | string
  party: PartyKind
  name: string
  opening: number
  owed: number
  paid: number
  closing: number
  from: string | null
  to: string
}

/** The words of an entry: `spending` is what we pay a supplier; what was sold or bought may also become less. */
export const entryWord = (
  { kind, amount, reverses_id }: Pick<DebtEntry, 'kind' | 'amount' | 'reverses_id'>,
  of: Debtors,
): EntryKind | 'spending' | 'reversal' | 'less_sold' | 'less_bought' => {
  if (reverses_id !== null) return 'reversal'
  if (amount < 0 && kind === 'sale') return 'less_sold'
  if (amount < 0 && kind === 'purchase') return 'less_bought'
  return of === 'suppliers' && kind === 'payment' ? 'spending' : kind
}

/** The oldest part of a debt; undefined for none. */
export const oldestPart = (age: Debt['age']): DebtAge | undefined =>
  debtAgeNames.findLast((name) => age[name] > 0)

/** Whether an agency that owes `balance` would owe more than its limit after another `more`. */
export const passesLimit = (
  { balance, credit_limit }: Pick<Debt, 'balance' | 'credit_limit'>,
  more = 0,
): boolean => credit_limit !== null && balance + more > credit_limit
