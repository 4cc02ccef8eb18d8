import { isId } from '../../../domain/id'
import type { Feature } from '../../../domain/type'
import type { MenuPlace, Screen } from './screen'

export interface ScreenMatch {
  screen: Screen
  params: Record<string, string>
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

const partsOfScreens = new Map<string, string[]>()

/** Cached, as every link needs the segments of the few screens. */
const partsOfScreen = ({ path }: Screen): string[] => {
  const known = partsOfScreens.get(path) ?? partsOf(path)
  partsOfScreens.set(path, known)
  return known
}

/** Decodes a path segment; a malformed escape stays as it is. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Screen of a path as the router finds it, without react-router, which the boot must not load. An `:id` matches only
 * ids, so that no request asks for an impossible record.
 */
export function matchScreen(screens: readonly Screen[], pathname: string): ScreenMatch | undefined {
  const actual = partsOf(pathname).map(decoded)
  // Fixed segments ignore case, as in the router.
  const inLowerCase = actual.map((part) => part.toLowerCase())
  let best: ScreenMatch | undefined
  let bestFixed = ''
  for (const screen of screens) {
    const expected = partsOfScreen(screen)
    if (expected.length !== actual.length) continue
    const params: Record<string, string> = {}
    const fits = expected.every((part, index) => {
      if (!part.startsWith(':')) return part === inLowerCase[index]
      const [name, value] = [part.slice(1), actual[index] ?? '']
      params[name] = value
      return !/^id$|ID$/.test(name) || isId(value)
    })
    if (!fits) continue
    // 1 for a fixed segment, 0 for a parameter: the greater string is more specific.
    const fixed = expected.map((part) => (part.startsWith(':') ? '0' : '1')).join('')
    if (!best || fixed > bestFixed) {
      best = { screen, params }
      bestFixed = fixed
    }
  }
  return best
}

/** `/posts/:typeID` → `/posts/7` */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string => path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** Whether a post type has the feature of a menu entry. */
export const isOffered = ({ feature }: MenuPlace, features: readonly Feature[] = []): boolean =>
  !feature || [feature].flat().some((each) => features.includes(each))
