import { CssBaseline } from '@mui/material'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { AdminContext, type I18nProvider, ResourceDefinitionContextProvider, type Store } from 'react-admin'
import { AdminRoutes } from './AdminRoutes'
import { Messages } from './components/Messages'
import { ScreensContext } from './components/screen'
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
          {/* Not <Admin>: it bundles the pages that we replace, and renders all routes anew with each check of the session. */}
          {/* Not <Resource>: it registers in an effect, which renders everything again. */}
          <ResourceDefinitionContextProvider definitions={resources}>
            <AdminRoutes signIn={signIn} />
          </ResourceDefinitionContextProvider>
          <Messages />
        </AdminContext>
      </ScreensContext>
    </DirectionProvider>
  )
}
