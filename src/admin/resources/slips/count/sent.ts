import type { Recorded } from '../../../../domain/countSchema'
import type { Slip } from '../../../../domain/slipSchema'
import { errorBody } from '../../../providers/http/httpError'

export interface CountAnswer {
  data: Slip[]
  meta: Recorded
}

/** Result of an earlier attempt, if the error has it: its answer was lost and the sheet has changed since. */
export function earlierOf(error: unknown): CountAnswer | undefined {
  const made = errorBody(error)?.made
  return made && Array.isArray(made.data) && made.meta ? (made as CountAnswer) : undefined
}
