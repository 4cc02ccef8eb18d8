import { type ReactNode, useContext, useState } from 'react'
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom'

/**
 * Hands on the route as it is until the address changes. The routes above are rendered for reasons of their
 * own, several times while the back office starts, and each time the router makes a new context with the
 * same content, which would draw every link, list and page anew.
 */
export function SteadyRoute({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  const route = useContext(RouteContext)
  const [steady, setSteady] = useState({ key, pathname, route })
  if (steady.key === key && steady.pathname === pathname)
    return <RouteContext value={steady.route}>{children}</RouteContext>
  setSteady({ key, pathname, route })
  return <RouteContext value={route}>{children}</RouteContext>
}
