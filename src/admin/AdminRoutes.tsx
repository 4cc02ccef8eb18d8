import type { ReactNode } from 'react'
import { LogoutOnMount, useAuthState, useScrollToTop } from 'react-admin'
import { Route, Routes, useLocation } from 'react-router-dom'
import { matchScreen } from './components/matchScreen'
import { NotFound } from './components/NotFound'
import { paths } from './components/paths'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { Layout, screenFailed } from './layout/Layout'
import { Prerender } from './layout/Prerender'
import { ScreenOutlet } from './layout/ScreenOutlet'
import { Stage } from './layout/Stage'
import { usePageTop } from './layout/usePageTop'
import { Failed } from './pages/Failed'
import { LoginRoute } from './pages/login/LoginRoute'
import { RightsProvider } from './providers/auth/rights'
import type { Credentials, SignInResult } from './providers/auth/session'
import { screens } from './screens'

// Made once: what stands above a page renders several times during the start, and must not take the page along.
const routes = new Map(
  screens.map((screen) => {
    // Keyed, so that React keeps no state between two paths of the same page, such as the dashboard.
    const outlet = <ScreenOutlet key={screen.path} screen={screen} />
    return [
      screen,
      <Route
        key={screen.path}
        path={screen.path}
        // The layout has a RightsProvider of its own for the other screens.
        element={screen.bare ? <RightsProvider>{outlet}</RightsProvider> : outlet}
      />,
    ]
  }),
)

/** Whoever is not signed in is sent to the sign-in page. */
function SignedIn({ children }: { children: ReactNode }) {
  const { authenticated, isPending } = useAuthState()
  if (isPending) return null
  return authenticated ? children : <LogoutOnMount />
}

const failed = () => <Failed />

const notFound = <Route path="*" element={<NotFound />} />

const screenOf = (pathname: string) => matchScreen(screens, pathname)?.screen
const inLayout = (pathname: string) => {
  const screen = screenOf(pathname)
  return screen?.bare ? undefined : screen
}
const routeOf = (pathname: string) => {
  const screen = screenOf(pathname)
  return (screen && routes.get(screen)) ?? notFound
}

const frame = (
  <SignedIn>
    <Layout>
      <Stage screenOf={inLayout} routeOf={routeOf} fallback={screenFailed} />
    </Layout>
  </SignedIn>
)

/** The sign-in page, and every screen at its address. */
export function AdminRoutes({ signIn }: { signIn: (credentials: Credentials) => Promise<SignInResult> }) {
  const { pathname } = useLocation()
  // The router ranks all routes that it is given at each opening: it is given the one that fits.
  const isBare = screenOf(pathname)?.bare
  useScrollToTop()
  usePageTop()
  return (
    <ErrorBoundary resetKey={pathname} fallback={failed}>
      <Prerender>
        <Routes>
          <Route path={paths.login()} element={<LoginRoute signIn={signIn} />} />
          {isBare && routeOf(pathname)}
          <Route path="*" element={frame} />
        </Routes>
      </Prerender>
    </ErrorBoundary>
  )
}
