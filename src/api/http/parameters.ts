import { dayOf } from '../../domain/businessTime'
import { isDay, momentIn } from '../../domain/days'
import { invalid } from './errors'
import { choiceSchema, type Schema } from './schema'

const directions = ['asc', 'desc']

export const orderAsks = (sorts: readonly string[]) => ({
  orderBy: choiceSchema(sorts),
  sortedBy: choiceSchema(directions),
})

/** Parameters of a list that reads its own. */
export const pageAsks = (sorts: readonly string[], mostRows = 1_000) => ({
  page: { type: 'integer', minimum: 1 } satisfies Schema,
  limit: { type: 'integer', minimum: 1, maximum: mostRows } satisfies Schema,
  ...orderAsks(sorts),
})

/**
 * Reads the parameters of a query, each known and given once.
 * @throws ApiError 422 naming an unknown or invalid one, at once or when it is read
 */
export function readParameters(params: URLSearchParams, known: readonly string[]) {
  for (const name of params.keys())
    if (!known.includes(name) || params.getAll(name).length > 1) throw invalid(name, 'choice')
  return {
    has: (name: string): boolean => Boolean(params.get(name)),
    whole(name: string, usual: number, least: number, max: number): number {
      const text = params.get(name)
      if (!text) return usual
      const value = Number(text)
      if (!/^\d{1,10}$/.test(text) || value < least || value > max) throw invalid(name, 'invalid')
      return value
    },
    one<T extends string>(name: string, allowed: readonly T[], usual: T): T {
      const text = params.get(name)
      const found = text ? allowed.find((each) => each === text) : usual
      if (found === undefined) throw invalid(name, 'choice')
      return found
    },
    /** A moment means its day for the business. */
    day(name: string, usual: string): string {
      const text = params.get(name)
      if (!text) return usual
      const value = text.includes('T') && momentIn(text) ? dayOf(text) : text
      if (!isDay(value)) throw invalid(name, 'date')
      return value
    },
  }
}
