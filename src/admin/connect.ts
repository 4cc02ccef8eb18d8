import type { QueryClient } from '@tanstack/react-query'
import { effectivePermissions, meets } from '../domain/permissions'
import { matchScreen } from './components/matchScreen'
import { paths } from './components/paths'
import { rememberedLanguage } from './pages/login/strings'
import { loadProfile } from './providers/auth/profile'
import { prefetchList } from './providers/cache/prefetch'
import { createProviders, type ProviderOptions, type Providers } from './providers/createProviders'
import { createQueryClient } from './queryClient'
import { screens } from './screens'

/** What the back office speaks to the API with, and keeps the answers in. */
export interface Connection {
  client: QueryClient
  providers: Providers
  /** Another transport than the network. */
  fetch?: ProviderOptions['fetch']
  /** Leaves for the login page. Who draws the pages puts a way in here that keeps what is drawn. */
  leave: ProviderOptions['onSignedOut']
  /** What the address shows first is there, or will not be. */
  first: Promise<void>
}

/**
 * Connects and asks for what `path` shows first: the profile, the menu, the first rows. It needs nothing
 * that draws, so that the answers travel side by side with the code that will draw them.
 */
export function connect(path: string, fetch?: ProviderOptions['fetch']): Connection {
  const client = createQueryClient()
  const connection: Connection = {
    client,
    providers: createProviders({
      client,
      locale: rememberedLanguage,
      fetch,
      onSignedOut: (reason) => connection.leave(reason),
    }),
    fetch,
    leave: (reason) => location.replace(paths.login({ next: location.pathname + location.search, reason })),
    first: Promise.resolve(),
  }
  // What fails here is asked for again, and reported, by the page itself.
  connection.first = fetchFirst(connection, path).catch(() => undefined)
  return connection
}

async function fetchFirst({ client, providers }: Connection, path: string): Promise<void> {
  const tools = { client, dataProvider: providers.dataProvider }
  const [pathname = '', search] = path.split('?')
  const found = matchScreen(screens, pathname)
  // Before it is known who asks: the API refuses whom the screen will. An address with a query is a list
  // with filters or of another page.
  const first = search ? undefined : found?.screen.prefetch?.({ ...tools, params: found.params })
  const held = effectivePermissions(await loadProfile(tools.dataProvider, client))
  if (meets(held, ['list-types', 'list-posts'])) void prefetchList(tools, 'types')
  await first
}
