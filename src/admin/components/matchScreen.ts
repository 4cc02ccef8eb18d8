import type { Screen } from './screen'

export interface ScreenMatch {
  screen: Screen
  params: Record<string, string>
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** A malformed escape is left as it is instead of throwing. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The screen of an address; fixed parts win over `:params`, as in the router. Written by hand, like
 * `fillPath`, though react-router has `matchPath` and `generatePath`: the boot needs both, and must not load
 * the router for them.
 */
export function matchScreen(screens: readonly Screen[], pathname: string): ScreenMatch | undefined {
  const actual = partsOf(pathname)
  let best: ScreenMatch | undefined
  let bestFixed = ''
  for (const screen of screens) {
    const expected = partsOf(screen.path)
    if (expected.length !== actual.length) continue
    const params: Record<string, string> = {}
    const fits = expected.every((part, index) => {
      const value = actual[index] ?? ''
      if (!part.startsWith(':')) return part === value
      params[part.slice(1)] = decoded(value)
      return true
    })
    // 1 for a fixed part, 0 for a parameter: the greater string is fixed earlier.
    const fixed = expected.map((part) => (part.startsWith(':') ? '0' : '1')).join('')
    if (fits && (!best || fixed > bestFixed)) {
      best = { screen, params }
      bestFixed = fixed
    }
  }
  return best
}

/** A screen's address with its parameters filled in: `/posts/:typeID` → `/posts/7`. */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string => path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))
