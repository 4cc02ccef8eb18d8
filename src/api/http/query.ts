import type { Call } from './call'
import { invalid } from './errors'
import type { Route } from './route'

/** @throws ApiError 422 naming an unknown parameter: an answer without a mistyped filter would mislead */
export function refuseUnknown(
  { url }: Pick<Call, 'url'>,
  { asks = {}, asksAs, asksUnder = [] }: Pick<Route, 'asks' | 'asksAs' | 'asksUnder'>,
): void {
  if (asksAs) return
  const seen = new Set<string>()
  for (const [name, value] of url.searchParams) {
    const isBelow = asksUnder.some((each) => name.startsWith(each) && name !== each)
    if (!isBelow && !Object.hasOwn(asks, name)) throw invalid(name, 'choice')
    if (seen.has(name) || value.includes('\0')) throw invalid(name, 'invalid')
    seen.add(name)
  }
}
