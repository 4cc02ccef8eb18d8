import type { ReactNode } from 'react'
import { LogoutOnMount, useAuthState, useScrollToTop } from 'react-admin'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { NotFound } from './components/NotFound'
import { paths } from './components/paths'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { Layout } from './layout/Layout'
import { ScreenOutlet } from './layout/ScreenOutlet'
import { Failed } from './pages/Failed'
import { LoginRoute } from './pages/login/LoginRoute'
import { RightsProvider } from './providers/auth/rights'
import type { Credentials, SignInResult } from './providers/auth/session'
import { screens } from './screens'

const routesOf = (isBare: boolean) =>
  screens
    .filter(({ bare = false }) => bare === isBare)
    .map((screen) => {
      // Keyed, so that React keeps no state between two paths of the same page, such as the dashboard.
      const outlet = <ScreenOutlet key={screen.path} screen={screen} />
      return (
        <Route
          key={screen.path}
          path={screen.path}
          // The layout has a RightsProvider of its own for the other screens.
          element={isBare ? <RightsProvider>{outlet}</RightsProvider> : outlet}
        />
      )
    })

// Made once: what stands above a page renders several times during the start, and must not take the page along.
const bareRoutes = routesOf(true)
const pageRoutes = routesOf(false)
const frame = (
  <SignedIn>
    <Layout>
      <Outlet />
    </Layout>
  </SignedIn>
)

/** Whoever is not signed in is sent to the sign-in page. */
function SignedIn({ children }: { children: ReactNode }) {
  const { authenticated, isPending } = useAuthState()
  if (isPending) return null
  return authenticated ? children : <LogoutOnMount />
}

const failed = () => <Failed />

/** The sign-in page, and every screen at its address. */
export function AdminRoutes({ signIn }: { signIn: (credentials: Credentials) => Promise<SignInResult> }) {
  const { pathname } = useLocation()
  useScrollToTop()
  return (
    <ErrorBoundary resetKey={pathname} fallback={failed}>
      <Routes>
        <Route path={paths.login()} element={<LoginRoute signIn={signIn} />} />
        {bareRoutes}
        <Route element={frame}>
          {pageRoutes}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  )
}
