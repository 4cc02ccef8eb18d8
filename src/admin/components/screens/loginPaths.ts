/** The only paths that the sign-in page needs, so that it loads no others. */

export const home = '/'

/** Query string of the non-empty values. */
export const query = (values: Record<string, string | undefined>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  return search.size ? `?${search}` : ''
}

/** `next` is the path to open after signing in. */
export const loginPath = (options: { next?: string; reason?: 'expired' | 'not_staff' } = {}): string =>
  `/login${query(options)}`

/** Path to open after signing in: only one of this site, never the login page. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) && !/^\/login\b/.test(next) ? next : home
}
