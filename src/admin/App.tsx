import { CssBaseline } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Notification,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { aboveBottomBar } from './components/bottomBar'
import { NotFound } from './components/NotFound'
import { ScreensContext } from './components/screen'
import { Layout } from './layout/Layout'
import { ScreenOutlet } from './layout/ScreenOutlet'
import { Failed } from './pages/Failed'
import { LoginRoute } from './pages/login/LoginRoute'
import { RightsProvider } from './providers/auth/rights'
import type { Credentials, SignInResult } from './providers/auth/session'
import type { Providers } from './providers/createProviders'
import { resources } from './registry'
import { screens } from './screens'
import { DirectionProvider } from './theme/DirectionProvider'
import { type Direction, themeOf } from './theme/theme'

export interface AppProps {
  providers: Pick<Providers, 'authProvider' | 'dataProvider'>
  client: QueryClient
  store: Store
  i18nProvider: I18nProvider
  signIn: (credentials: Credentials) => Promise<SignInResult>
}

const routeOf = (isBare: boolean) =>
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

/** The back office: react-admin with our screens, theme and providers. */
export function App({ providers, client, store, i18nProvider, signIn }: AppProps) {
  const direction = useSyncExternalStore(
    (listener) => store.subscribe('direction', listener),
    () => store.getItem<Direction>('direction', 'ltr') ?? 'ltr',
  )
  const [lightTheme, darkTheme] = useMemo(
    () => [themeOf('light', direction), themeOf('dark', direction)],
    [direction],
  )
  return (
    <DirectionProvider direction={direction}>
      <ScreensContext value={screens}>
        <AdminContext
          authProvider={providers.authProvider}
          dataProvider={providers.dataProvider}
          i18nProvider={i18nProvider}
          queryClient={client}
          store={store}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
        >
          <CssBaseline enableColorScheme />
          {/* Not <Admin>: it bundles the login page, layout and menu that we replace. */}
          {/* Not <Resource>: it registers in an effect, which renders everything again. */}
          <ResourceDefinitionContextProvider definitions={resources}>
            <CoreAdminUI
              layout={Layout}
              loginPage={<LoginRoute signIn={signIn} />}
              catchAll={NotFound}
              error={Failed}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes noLayout>{routeOf(true)}</CustomRoutes>
              <CustomRoutes>{routeOf(false)}</CustomRoutes>
            </CoreAdminUI>
          </ResourceDefinitionContextProvider>
          <Notification sx={{ bottom: { xs: aboveBottomBar, sm: aboveBottomBar } }} />
        </AdminContext>
      </ScreensContext>
    </DirectionProvider>
  )
}
