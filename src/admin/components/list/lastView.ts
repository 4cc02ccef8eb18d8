import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { closedQuery } from '../split/open'

/** The last query of each list by path, until the page is reloaded. */
const views = new Map<string, string>()

/** Remembers the current query of a list, for the way back from a record. */
export function LastView(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    views.set(pathname, closedQuery(search))
  }, [pathname, search])
  return null
}

/** The address of a list with its last query. */
export const lastView = (path: string): string => (path.includes('?') ? path : path + (views.get(path) ?? ''))
