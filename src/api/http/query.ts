import type { Call } from './call'
import { invalid } from './errors'
import type { Route } from './route'

/** @throws ApiError 422 naming an unknown parameter: an answer without a mistyped filter would mislead */
export function refuseUnknown({ url }: Pick<Call, 'url'>, { asks = [] }: Pick<Route, 'asks'>): void {
  if (asks === 'list') return
  const seen = new Set<string>()
  for (const [name, value] of url.searchParams) {
    if (!asks.includes(name)) throw invalid(name, 'choice')
    if (seen.has(name) || value.includes('\0')) throw invalid(name, 'invalid')
    seen.add(name)
  }
}
