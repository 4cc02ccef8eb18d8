import { type InferType, number, object } from 'yup'
import type { PaymentMethod } from './payment'
import { maxMoney } from './price'
import { text } from './rules'
import { message } from './validation'

/** Notes and coins by which cash is counted, in VND. */
export const denominations = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const

const amount = () => number().integer().required().min(0).max(maxMoney)

export const cashCountSchema = object({
  /** Cash in the till. */
  counted: amount(),
  /** The part that leaves the till, to the bank or the safe. */
  taken: amount()
    .transform((value, typed) => (typed === '' || typed === null ? 0 : value))
    .default(0)
    .test(
      'more_than_counted',
      message('more_than_counted'),
      // A wrong count is told at its own field alone.
      (taken, { parent }) => !(parent.counted >= 0 && taken > parent.counted),
    ),
  note: text(500),
})

export type CashCountInput = InferType<typeof cashCountSchema>

/** Money that moved: from clients, back to them, and to suppliers. */
export const cashFlows = ['received', 'refunded', 'spent'] as const
type Flow = Record<(typeof cashFlows)[number], number>

export interface CashRow extends Flow {
  id: string
  day: string
  method: PaymentMethod
}

/** `id` and `name` of nobody are null and empty. */
export interface CashPerson extends Flow {
  id: number | null
  name: string
  method: PaymentMethod
}

export interface CashCount {
  id: number
  at: string
  day: string
  counted: number
  taken: number
  /** Null of the first count, where counting begins. */
  expected: number | null
  /** `counted` less `expected`. */
  difference: number | null
  note: string
  actor: { id: number; name: string } | null
}

/** Cash that should be in the till now; null before the first count. */
export interface Till {
  /** When it was last counted, and what it held after that. */
  since: string | null
  opening: number | null
  expected: number | null
}

export interface CashMeta {
  from: string
  to: string
  sums: Flow
  methods: (Flow & { method: PaymentMethod })[]
  /** Of the last day. */
  people: CashPerson[]
  /** Null and none for who may not see orders. */
  till: Till | null
  counts: CashCount[]
}
