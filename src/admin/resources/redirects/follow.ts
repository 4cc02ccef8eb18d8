import { isPath, normalizePath, pathOf, type Redirect } from '../../../domain/redirectSchema'

export type Hop = Pick<Redirect, 'id' | 'source' | 'destination' | 'code'>

export interface Way {
  /** Where it was asked to begin. */
  start: string
  hops: Hop[]
  /** Where readers arrive: a page of the site, another site, or nowhere within as many hops as are followed. */
  end: 'page' | 'outside' | 'far'
}

/** Browsers give up after twenty. */
const mostHops = 20

/** The path in what was typed: a path, or a whole address of the site. Undefined when there is none. */
export function startOf(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).pathname : text
  const path = normalizePath(whole.replace(/[?#].*$/s, ''))
  return text && isPath(path) ? path : undefined
}

/** Follows redirects from a path, one after the other, as a browser does. */
export async function follow(
  start: string,
  find: (source: string) => Promise<Hop | undefined>,
): Promise<Way> {
  const hops: Hop[] = []
  for (let path = start; hops.length < mostHops; ) {
    const hop = await find(path)
    if (!hop) return { start, hops, end: 'page' }
    hops.push(hop)
    path = pathOf(hop.destination)
    if (!path) return { start, hops, end: 'outside' }
  }
  return { start, hops, end: 'far' }
}
