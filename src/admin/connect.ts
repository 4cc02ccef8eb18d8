import type { QueryClient } from '@tanstack/react-query'
import { guards } from '../domain/guards'
import { effectivePermissions, meets, type Permission } from '../domain/permissions'
import { matchScreen } from './components/matchScreen'
import { paths } from './components/paths'
import { rememberedLanguage } from './pages/login/strings'
import { loadProfile } from './providers/auth/profile'
import { rememberedRights, rememberRights } from './providers/auth/rememberedRights'
import { prefetchList } from './providers/cache/prefetch'
import { createProviders, type ProviderOptions, type Providers } from './providers/createProviders'
import { createQueryClient } from './queryClient'
import { screens } from './screens'

/** The connection to the API and the cache of its answers. */
export interface Connection {
  client: QueryClient
  providers: Providers
  /** Another transport than the network. */
  fetch?: ProviderOptions['fetch']
  /** Goes to the login page: by loading it, until `startAdmin` sets a way through the router. */
  leave: ProviderOptions['onSignedOut']
  /** Resolves when the first data of the address is there or has failed. */
  first: Promise<void>
}

/**
 * Connects and requests what `path` shows first: the profile, the post types of the menu, the first rows.
 * Imports nothing that draws, so that data and drawing code are loaded at the same time.
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
  // The page itself requests again what failed here, and reports it.
  connection.first = fetchFirst(connection, path).catch(() => undefined)
  return connection
}

async function fetchFirst({ client, providers }: Connection, path: string): Promise<void> {
  const tools = { client, dataProvider: providers.dataProvider }
  const [pathname = '', search] = path.split('?')
  const found = matchScreen(screens, pathname)
  const ask = async (held: ReadonlySet<Permission>): Promise<void> => {
    // An address with a query is a list with filters or of another page.
    const isFirst = found && !search && meets(held, found.screen.guard)
    await (isFirst && found.screen.prefetch?.({ ...tools, params: found.params }))
  }
  // Side by side with the profile, by what was allowed last time.
  const known = rememberedRights()
  const first = known && ask(known)
  const held = effectivePermissions(await loadProfile(tools.dataProvider, client))
  rememberRights(held)
  if (meets(held, guards.types.list)) void prefetchList(tools, 'types')
  await (first ?? ask(held))
}
