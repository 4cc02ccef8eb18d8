import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { effectivePermissions, meets } from '../domain/permissions'
import { App } from './App'
import { matchScreen } from './components/matchScreen'
import { paths } from './components/paths'
import { rememberedLanguage } from './pages/login/strings'
import { createProviders, type ProviderOptions, type Providers } from './providers/createProviders'
import { createI18nProvider } from './providers/i18nProvider'
import { prefetchList } from './providers/prefetch'
import { loadProfile, type Profile, profileKey } from './providers/profile'
import { type Credentials, signIn } from './providers/session'
import { createQueryClient } from './queryClient'
import { screens } from './screens'
import { createStore } from './store'
import { loadDirection } from './theme/DirectionProvider'

export interface StartOptions {
  /** Another transport than the network. */
  fetch?: ProviderOptions['fetch']
  /** The profile, if it was asked for while this code was on its way. */
  profile?: Promise<Profile>
}

/** Asks for the menu and for what the first screen shows, while the frame is being drawn. */
async function fetchFirst({ dataProvider }: Providers, client: QueryClient): Promise<void> {
  const held = effectivePermissions(await loadProfile(dataProvider, client))
  const found = matchScreen(screens, location.pathname)
  if (meets(held, ['list-types', 'list-posts'])) void prefetchList({ client, dataProvider }, 'types')
  // An address with a query is a list with filters or of another page.
  if (found && !location.search && meets(held, found.screen.guard))
    await found.screen.prefetch?.({ client, dataProvider, params: found.params })
}

/** Draws the back office into `container`, at the address that the browser shows. */
export async function startAdmin(
  container: HTMLElement,
  { fetch, profile }: StartOptions = {},
): Promise<void> {
  const client = createQueryClient()
  if (profile) void client.prefetchQuery({ queryKey: profileKey, queryFn: () => profile, retry: false })
  const store = createStore()
  const [i18nProvider] = await Promise.all([
    createI18nProvider(rememberedLanguage()),
    store.getItem('direction') === 'rtl' && loadDirection('rtl'),
  ])
  const locale = () => i18nProvider.getLocale()
  const providers = createProviders({
    client,
    locale,
    fetch,
    onSignedOut: (reason) => {
      const { pathname, search } = router.state.location
      if (pathname !== '/login') void router.navigate(paths.login({ next: pathname + search, reason }))
    },
  })
  fetchFirst(providers, client).catch(() => undefined)
  const app = (
    <App
      providers={providers}
      client={client}
      store={store}
      i18nProvider={i18nProvider}
      signIn={(credentials: Credentials) => signIn(credentials, { fetch, locale })}
    />
  )
  const router = createBrowserRouter([{ path: '*', element: app }])
  createRoot(container).render(<RouterProvider router={router} />)
}
