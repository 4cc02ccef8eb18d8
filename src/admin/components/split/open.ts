import type { Location } from 'react-router-dom'

/** The parameter of a list's address that names the record shown beside it. */
export const OPEN = 'open'

/** A list's query without the open record. */
export function closedQuery(search: string): string {
  if (!search.includes(OPEN)) return search
  const query = new URLSearchParams(search)
  query.delete(OPEN)
  return query.size > 0 ? `?${query}` : ''
}

/** What a form belongs to: the page and, in a split view, its open record. */
export function formPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const open = search.includes(OPEN) ? new URLSearchParams(search).get(OPEN) : null
  return open ? `${pathname}?${OPEN}=${open}` : pathname
}
