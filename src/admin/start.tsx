import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { paths } from './components/paths'
import { rememberedLanguage } from './pages/login/strings'
import { createProviders, type ProviderOptions } from './providers/createProviders'
import { createI18nProvider } from './providers/i18nProvider'
import { type Profile, profileKey } from './providers/profile'
import { type Credentials, signIn } from './providers/session'
import { createQueryClient } from './queryClient'
import { createStore } from './store'
import { loadDirection } from './theme/DirectionProvider'

export interface StartOptions {
  /** Another transport than the network. */
  fetch?: ProviderOptions['fetch']
  /** The profile, if it was asked for while this code was on its way. */
  profile?: Promise<Profile>
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
