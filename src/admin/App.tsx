import { CssBaseline } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Resource,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { ScreensContext } from './components/screens/screen'
import { NotFound } from './components/states/NotFound'
import { Messages } from './components/viewport/Messages'
import { BarePage } from './layout/BarePage'
import { Layout } from './layout/Layout'
import { LiveContext } from './layout/useLive'
import { Failed } from './pages/Failed'
import { LoginRoute } from './pages/login/LoginRoute'
import { dashboard } from './pages/screens'
import type { Credentials, SignInResult } from './providers/auth/session'
import type { Providers } from './providers/createProviders'
import { resources, screens } from './screens'
import { DirectionProvider } from './theme/DirectionProvider'
import { type Direction, themeOf } from './theme/theme'

export interface AppProps {
  providers: Pick<Providers, 'authProvider' | 'dataProvider'> & Partial<Pick<Providers, 'openLive'>>
  client: QueryClient
  store: Store
  i18nProvider: I18nProvider
  signIn: (credentials: Credentials) => Promise<SignInResult>
}

/** Addresses that a `<Resource>` has routes for. */
const ofResources = new Set(
  resources.flatMap(({ options: { path } }) => [path, `${path}/create`, `${path}/:id`]),
)
const pages = screens.filter(({ path }) => path !== '/' && !ofResources.has(path))

/** Made once: react-admin traverses its children again whenever they change identity. */
const routes = (
  <>
    <CustomRoutes>
      {/* Mounted at the path of its options; react-admin would mount it at its name. */}
      {resources.map((resource) => (
        <Route
          key={resource.options.path}
          path={`${resource.options.path}/*`}
          element={<Resource {...resource} />}
        />
      ))}
      {pages
        .filter(({ bare }) => !bare)
        .map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
    </CustomRoutes>
    <CustomRoutes noLayout>
      {pages
        .filter(({ bare }) => bare)
        .map(({ path, page: Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <BarePage>
                <Page />
              </BarePage>
            }
          />
        ))}
    </CustomRoutes>
  </>
)

/** react-admin registers only resources that are its direct children. */
const definitions = Object.fromEntries(
  resources.toReversed().map((resource) => [resource.name, Resource.registerResource(resource)]),
)

const Nothing = () => null
const AppFailed = () => <Failed />

export function App({ providers, client, store, i18nProvider, signIn }: AppProps) {
  const direction = useSyncExternalStore(
    (listener) => store.subscribe('direction', listener),
    () => store.getItem<Direction>('direction', 'ltr') ?? 'ltr',
  )
  const [lightTheme, darkTheme] = useMemo(
    () => [themeOf('light', direction), themeOf('dark', direction)],
    [direction],
  )
  // `<Admin>` would combine these two, but it pulls the framework's own login, layout and error pages into the first
  // bundle.
  return (
    <DirectionProvider direction={direction}>
      <ScreensContext value={screens}>
        <LiveContext value={providers.openLive}>
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
            <ResourceDefinitionContextProvider definitions={definitions}>
              <CoreAdminUI
                layout={Layout}
                dashboard={dashboard}
                catchAll={NotFound}
                error={AppFailed}
                loading={Nothing}
                loginPage={<LoginRoute signIn={signIn} />}
                requireAuth
                disableTelemetry
              >
                {routes}
              </CoreAdminUI>
            </ResourceDefinitionContextProvider>
            <Messages />
          </AdminContext>
        </LiveContext>
      </ScreensContext>
    </DirectionProvider>
  )
}
