import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { nextPath } from './components/screens/loginPaths'
import { paths } from './components/screens/paths'
import type { Connection } from './connect'
import { type Credentials, signIn } from './providers/auth/session'
import { assumeSignedIn } from './providers/cache/raKeys'
import { isSignedIn, watchOtherTabs } from './providers/http/tokens'
import { createI18nProvider } from './providers/i18nProvider'
import { fetchSite } from './providers/site'
import { page } from './startup/reloadOnce'
import { rememberedLanguage } from './startup/strings'
import { createStore } from './store'
import { loadDirection } from './theme/DirectionProvider'

export async function startAdmin(container: HTMLElement, connection: Connection): Promise<void> {
  const { client, providers, fetch } = connection
  const store = createStore()
  // Without an answer the page shows the default name and logo.
  fetchSite(fetch).catch(() => undefined)
  const [i18nProvider] = await Promise.all([
    createI18nProvider(rememberedLanguage()),
    store.getItem('direction') === 'rtl' && loadDirection('rtl'),
  ])
  // react-admin still checks, but would render a waiting screen until then.
  if (isSignedIn()) assumeSignedIn(client)
  const app = (
    <App
      providers={providers}
      client={client}
      store={store}
      i18nProvider={i18nProvider}
      signIn={(credentials: Credentials) => signIn(credentials, { fetch, locale: rememberedLanguage })}
    />
  )
  const router = createBrowserRouter([{ path: '*', element: app }])
  connection.leave = (reason) => {
    const { pathname, search } = router.state.location
    if (pathname !== '/login') void router.navigate(paths.login({ next: pathname + search, reason }))
  }
  // An expired session keeps the user's input; a page of another account is loaded anew.
  watchOtherTabs((what) => {
    if (what === 'left') connection.leave('expired')
    else if (location.pathname === '/login') location.replace(nextPath(location.search))
    else page.reload()
  })
  const root = createRoot(container)
  // In slices that input can interrupt: in one go the first screen blocks a phone for a second. Later screens are small
  // or rendered ahead, and slices would repaint the former screen again and again.
  startTransition(() => root.render(<RouterProvider router={router} useTransitions={false} />))
}
