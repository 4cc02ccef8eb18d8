import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  UNSAFE_RouteContext as RouteContext,
  Routes,
} from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'
import { ahead } from './Prerender'

export interface SceneProps {
  at: Location
  /** The route that fits a path. */
  routeOf: (pathname: string) => ReactNode
  fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Above the screens there is no route that they could be relative to. */
const root = { outlet: null, matches: [], isDataRoute: false }

/** What failed ahead of its opening is tried once more when it is opened: effects start only then. */
function FirstTry({ retry, onTried }: { retry: () => void; onTried: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    onTried()
    retry()
  }, [])
  return null
}

/**
 * A screen at its own location: the router's changes with each opening, and everything that asks for it, each link of a
 * list, would be rendered again when the screen is shown. The router has no public part for this.
 */
export const Scene = memo(function Scene({ at, routeOf, fallback }: SceneProps) {
  const value = useMemo(() => ({ location: at, navigationType: NavigationType.Push }), [at])
  const isTried = useRef(at.key !== ahead)
  const onTried = () => {
    isTried.current = true
  }
  return (
    <LocationContext value={value}>
      <RouteContext value={root}>
        <ErrorBoundary
          resetKey={at.pathname}
          fallback={(error, retry) =>
            isTried.current ? fallback(error, retry) : <FirstTry retry={retry} onTried={onTried} />
          }
        >
          <Routes>{routeOf(at.pathname)}</Routes>
        </ErrorBoundary>
      </RouteContext>
    </LocationContext>
  )
})
