import {
  Activity,
  createContext,
  memo,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type RouterProvider, RouterProviderContext, useNavigate, useRouterProvider } from 'react-admin'
import { type Location, Route, Routes, useLocation } from 'react-router-dom'
import { matchScreen } from '../components/screens/matchScreen'
import { ScreensContext } from '../components/screens/screen'
import { AHEAD } from '../startup/ahead'
import { ahead, PrerenderedContext } from '../startup/Prerender'
import { ErrorBoundary } from './ErrorBoundary'
import { ScreenFrame } from './ScreenFrame'

export const RoutesContext = createContext<ReactNode>(null)

interface StageProps {
  fallback: (error: unknown, retry: () => void) => ReactNode
}

interface SceneProps extends StageProps {
  at: Location
  navigate: ReturnType<typeof useNavigate>
}

const addressOf = ({ pathname, search }: Location) => pathname + search

const isSame = (one: Location, other: Location) =>
  addressOf(one) === addressOf(other) && one.hash === other.hash && one.state === other.state

/**
 * The screen at the address and, hidden after it, the prerendered one, whose effects start only when it is opened.
 * Records of one screen share a scene, so that focus stays on the link to the next record; they are not prerendered.
 */
export function Stage({ fallback }: StageProps): ReactNode {
  const location = useLocation()
  const screens = useContext(ScreensContext)
  const navigate = useNavigate()
  const next = use(PrerenderedContext)
  const [shown, setShown] = useState(() => ({
    location,
    at: location,
    key: addressOf(location),
  }))
  const screenOf = (pathname: string) => matchScreen(screens, pathname)?.screen
  const screen = screenOf(location.pathname)
  if (location !== shown.location) {
    const isSameScreen = screen === screenOf(shown.location.pathname)
    setShown({
      location,
      // Reuses the location object of the hidden screen; another one would render it again.
      at: next && isSame(next, location) ? next : location,
      key: isSameScreen ? shown.key : addressOf(location),
    })
  }
  const scenes = [{ key: shown.key, at: shown.at, isAhead: false }]
  const other = next && screenOf(next.pathname)
  if (next && other && !other.bare && other !== screen)
    scenes.push({ key: addressOf(next), at: next, isAhead: true })
  return scenes.map(({ key, at, isAhead }) => (
    <div key={key} {...{ [AHEAD]: isAhead || undefined }} hidden={isAhead}>
      <Activity mode={isAhead ? 'hidden' : 'visible'}>
        <Scene at={at} navigate={navigate} fallback={fallback} />
      </Activity>
    </div>
  ))
}

/**
 * A screen with its own location for react-admin's `useLocation`, `useNavigate` and `useParams`. The router's hooks
 * follow the address, and would render a prerendered screen again when it is shown.
 */
const Scene = memo(function Scene({ at, navigate, fallback }: SceneProps) {
  const routes = use(RoutesContext)
  const screens = use(ScreensContext)
  const router = useRouterProvider()
  const ownRouter = useMemo(() => {
    const { params } = matchScreen(screens, at.pathname) ?? { params: {} }
    return {
      ...router,
      useLocation: () => at,
      useNavigate: () => navigate,
      useParams: () => params,
    } as RouterProvider
  }, [at, navigate, router, screens])
  const isTried = useRef(at.key !== ahead)
  const onTried = () => {
    isTried.current = true
  }
  return (
    <ErrorBoundary
      resetKey={at.pathname}
      fallback={(error, retry) =>
        isTried.current ? fallback(error, retry) : <FirstTry retry={retry} onTried={onTried} />
      }
    >
      <RouterProviderContext value={ownRouter}>
        <Routes location={at}>
          <Route path="*" element={<ScreenFrame>{routes}</ScreenFrame>} />
        </Routes>
      </RouterProviderContext>
    </ErrorBoundary>
  )
})

/** Retries a screen that failed while prerendering; runs once it is opened, since effects wait until then. */
function FirstTry({ retry, onTried }: { retry: () => void; onTried: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    onTried()
    retry()
  }, [])
  return null
}
