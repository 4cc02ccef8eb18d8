import { invalid } from '../http/errors'

/** Rows before a page of a list whose total is not kept: each of them is read and thrown away. */
const deepest = 100_000

/**
 * Refuses pages so deep that reading them would hold the database up.
 * @throws ApiError 422 with the last page that is answered
 */
export function refuseDeep(page: number, limit: number): void {
  if (page * limit > deepest) throw invalid('page', 'max', { max: Math.max(1, Math.floor(deepest / limit)) })
}
