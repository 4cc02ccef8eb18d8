/** Why a line of a carrier's statement does not match; `difference` is booked all the same. */
export const remittanceProblems = [
  'unknown',
  'ambiguous',
  'canceled',
  'repeated',
  'paid',
  'difference',
] as const
export type RemittanceProblem = (typeof remittanceProblems)[number]

export const remittanceStates = ['open', 'matched', 'settled'] as const
export type RemittanceState = (typeof remittanceStates)[number]

/** A line of a carrier's statement with what became of it. */
export interface Remittance {
  id: number
  created_at: string
  carrier: string
  statement: string
  /** In the file. */
  line: number
  tracking_code: string
  order_code: string
  /** VND that were collected, before the fee. */
  amount: number
  fee: number
  order_id: number | null
  /** The payment that it became. */
  entry_id: number | null
  /** VND that were to be collected. */
  expected: number | null
  problem: RemittanceProblem | ''
  state: RemittanceState
  settled_at: string | null
  note: string
  order?: { data: { id: number; code: string; type_id: number; due: number } | null }
}
