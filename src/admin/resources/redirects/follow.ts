import {
  destinationAddress,
  isPath,
  normalizeSource,
  type Redirect,
  withoutQuery,
} from '../../../domain/redirectSchema'

export type Hop = Pick<Redirect, 'id' | 'source' | 'destination' | 'code'>

export interface Way {
  start: string
  hops: Hop[]
  /** Destination: a page of the site, another site, or too many hops. */
  end: 'page' | 'outside' | 'far'
}

/** Browsers stop after twenty redirects. */
const mostHops = 20

/** Path and query of the typed path or address of the site; `undefined` if it is neither. */
export function startOf(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^https?:\/\//i.test(text) && URL.canParse(text) ? withoutOrigin(new URL(text)) : text
  const address = normalizeSource(whole.replace(/#.*$/s, ''))
  return text && isPath(withoutQuery(address)) ? address : undefined
}

const withoutOrigin = ({ pathname, search }: URL): string => pathname + search

export async function follow(
  start: string,
  find: (source: string) => Promise<Hop | undefined>,
): Promise<Way> {
  const hops: Hop[] = []
  for (let path = start; hops.length < mostHops; ) {
    const hop = (await find(path)) ?? (path.includes('?') ? await find(withoutQuery(path)) : undefined)
    if (!hop) return { start, hops, end: 'page' }
    hops.push(hop)
    path = destinationAddress(hop.destination)
    if (!path) return { start, hops, end: 'outside' }
  }
  return { start, hops, end: 'far' }
}
