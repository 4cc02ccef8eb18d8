import { useEffect } from 'react'
import { useLocation } from 'react-admin'
import { closedQuery } from '../split/open'

/** Last query string of each list by path, until the page reloads. */
const views = new Map<string, string>()

export function LastView(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    views.set(pathname, closedQuery(search))
  }, [pathname, search])
  return null
}

export const lastView = (path: string): string => (path.includes('?') ? path : path + (views.get(path) ?? ''))

export const forgetLastViews = (): void => views.clear()
