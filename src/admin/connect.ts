import type { QueryClient } from '@tanstack/react-query'
import { guards } from '../domain/guards'
import { effectivePermissions, meets, type Permission } from '../domain/permissions'
import { matchScreen } from './components/screens/matchScreen'
import { paths } from './components/screens/paths'
import { rememberEmail } from './providers/auth/lastEmail'
import { loadProfile } from './providers/auth/profile'
import { rememberedRights, rememberRights } from './providers/auth/rememberedRights'
import { prefetchList } from './providers/cache/prefetch'
import { createProviders, type ProviderOptions, type Providers } from './providers/createProviders'
import { createQueryClient } from './queryClient'
import { screens } from './screens'
import { rememberedLanguage } from './startup/strings'

export interface Connection {
  client: QueryClient
  providers: Providers
  fetch?: ProviderOptions['fetch']
  /** Goes to the login page: by loading it, until `startAdmin` replaces this with router navigation. */
  leave: ProviderOptions['onSignedOut']
}

/**
 * Connects and requests the first data of `path`: profile, menu types, first rows. Imports no rendering code, so that
 * both load in parallel.
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
  }
  // Ignored: the page requests it again and reports the error.
  fetchFirst(connection, path).catch(() => undefined)
  return connection
}

async function fetchFirst({ client, providers }: Connection, path: string): Promise<void> {
  const tools = { client, dataProvider: providers.dataProvider }
  const [pathname = '', search] = path.split('?')
  const found = matchScreen(screens, pathname)
  const ask = async (held: ReadonlySet<Permission>): Promise<void> => {
    // A query means a filter or another page, so the default page is not prefetched.
    const isFirst = found && !search && meets(held, found.screen.guard)
    await (isFirst && found.screen.prefetch?.({ ...tools, params: found.params }))
  }
  // In parallel with the profile, based on the rights of the last visit.
  const known = rememberedRights()
  const first = known && ask(known)
  const profile = await loadProfile(tools.dataProvider, client)
  rememberEmail(profile.email)
  const held = effectivePermissions(profile)
  rememberRights(held)
  if (meets(held, guards.types.list)) void prefetchList(tools, 'types')
  await (first ?? ask(held))
}
