/** The addresses that the sign-in page knows; it does without all others. */

export const home = '/'

/** Values as the query of an address, without those that are empty. */
export const query = (values: Record<string, string | undefined>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  return search.size ? `?${search}` : ''
}

/** The sign-in page; `next` is the address to open after signing in. */
export const loginPath = (options: { next?: string; reason?: 'expired' | 'not_staff' } = {}): string =>
  `/login${query(options)}`

/** The address to open after signing in: only one of our own, never the login page. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) && !/^\/login\b/.test(next) ? next : home
}
