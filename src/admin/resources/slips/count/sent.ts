import type { Recorded } from '../../../../domain/countSchema'
import type { Slip } from '../../../../domain/slipSchema'
import { errorBody } from '../../../providers/http/httpError'

/** What a count is answered: the slips, and what was counted. */
export interface CountAnswer {
  data: Slip[]
  meta: Recorded
}

/** What an earlier attempt has recorded, if the API says so: its answer was lost, and the sheet was changed since. */
export function earlierOf(error: unknown): CountAnswer | undefined {
  const made = errorBody(error)?.made
  return made && Array.isArray(made.data) && made.meta ? (made as CountAnswer) : undefined
}
