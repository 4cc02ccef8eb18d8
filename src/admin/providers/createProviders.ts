import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import { createAuthProvider } from './auth/authProvider'
import { loadProfile, profileKey } from './auth/profile'
import { signIn, takeProfile } from './auth/session'
import { withListEffects } from './cache/listEffects'
import { createDataProvider } from './data/dataProvider'
import type { AppDataProvider } from './data/types'
import { createHttpClient, type HttpClient, type HttpOptions } from './http/http'
import { isSignedIn } from './http/tokens'

export interface ProviderOptions {
  client: QueryClient
  locale: () => string
  fetch?: HttpOptions['fetch']
  /** Goes to the login page: the session ended, or the account is not staff. */
  onSignedOut: (reason: 'expired' | 'not_staff') => void
}

export interface Providers {
  http: HttpClient
  dataProvider: AppDataProvider
  authProvider: AuthProvider
  /** Follows what others change; resolves to the cleanup. */
  openLive: () => Promise<() => void>
}

/** Creates all providers over one http client. Requests the profile at once, since every screen needs it. */
export function createProviders({ client, locale, fetch, onSignedOut }: ProviderOptions): Providers {
  const http = createHttpClient({
    fetch,
    locale,
    onSignedOut: () => onSignedOut('expired'),
    // The user may have lost a role: menu, buttons and pages follow at once.
    onRefused: () => void client.invalidateQueries({ queryKey: profileKey }),
  })
  // From here on data is read.
  const begun = performance.now()
  const known = takeProfile()
  if (known) client.setQueryData(profileKey, known)
  const dataProvider = withListEffects(createDataProvider(http), client)
  if (isSignedIn()) void loadProfile(dataProvider, client).catch(() => undefined)
  return {
    http,
    dataProvider,
    // A replaced network, such as the demo's, passes each answer on as a whole.
    openLive: async () =>
      (await import('./live/openLive')).openLive({ http, client, begun, isShort: fetch !== undefined }),
    authProvider: createAuthProvider({
      http,
      provider: dataProvider,
      client,
      signIn: (credentials) => signIn(credentials, { fetch, locale }),
      onNotStaff: () => onSignedOut('not_staff'),
    }),
  }
}
