import { invalid } from '../http/errors'

/** Most rows before a page of a list without maintained total: each of them is read and thrown away. */
const deepest = 100_000

/** @throws ApiError 422 with the last page that is answered */
export function refuseDeep(page: number, limit: number): void {
  if (page * limit > deepest) throw invalid('page', 'max', { max: Math.max(1, Math.floor(deepest / limit)) })
}
