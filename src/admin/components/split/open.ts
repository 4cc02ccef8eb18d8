import type { Location } from 'react-router-dom'

export const OPEN = 'open'

export function closedQuery(search: string): string {
  if (!search.includes(OPEN)) return search
  const query = new URLSearchParams(search)
  query.delete(OPEN)
  return query.size > 0 ? `?${query}` : ''
}

/** Key of a form: the path and, in a split view, the open record. */
export function formPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const open = search.includes(OPEN) ? new URLSearchParams(search).get(OPEN) : null
  return open ? `${pathname}?${OPEN}=${open}` : pathname
}
