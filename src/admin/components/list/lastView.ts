import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** By path: the query that a list was last looked at with, until the page is loaded anew. */
const views = new Map<string, string>()

/** Remembers the view of a list for those who come back from a record. */
export function LastView(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    views.set(pathname, search)
  }, [pathname, search])
  return null
}

/** The address of a list as it was last looked at: the way back from a record of it. */
export const lastView = (path: string): string => (path.includes('?') ? path : path + (views.get(path) ?? ''))
