import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { effectivePermissions, meets } from '../../../domain/permissions'
import type { SpecialMethods } from '../data/calls'
import type { HttpClient } from '../http/http'
import { clearTokens, isSignedIn } from '../http/tokens'
import { forgetEmail } from './lastEmail'
import { loadProfile, type Profile, profileKey } from './profile'
import { forgetRights } from './rememberedRights'
import type { Credentials, signIn } from './session'

export interface AuthOptions {
  http: HttpClient
  provider: Pick<SpecialMethods, 'profile'>
  client: QueryClient
  signIn: (credentials: Credentials) => ReturnType<typeof signIn>
  /** Called when the account has no permissions: it is a client of the site, not staff. */
  onNotStaff: () => void
}

export function createAuthProvider({
  http,
  provider,
  client,
  signIn,
  onNotStaff,
}: AuthOptions): AuthProvider {
  const profile = () => loadProfile(provider, client)
  const rights = async () => effectivePermissions(await profile())

  return {
    async login(credentials: Credentials) {
      const result = await signIn(credentials)
      if (!result.ok) throw new Error(result.message)
    },
    async logout() {
      // Signing out succeeds locally whatever the server answers.
      if (isSignedIn()) await http('/logout', { method: 'DELETE' }).catch(() => undefined)
      clearTokens()
      forgetRights()
      forgetEmail()
      client.clear()
      return '/login'
    },
    /** Checks only the stored token, so that no screen waits; the first call answered with 401 ends the session. */
    async checkAuth() {
      if (!isSignedIn()) throw Object.assign(new Error(), { message: false, redirectTo: '/login' })
      void rights().then(
        (held) => {
          if (held.size > 0 || client.getQueryData<Profile>(profileKey)?.viewing) return
          clearTokens()
          onNotStaff()
        },
        () => undefined,
      )
    },
    /** The http client handles lost sessions; no other error signs out. */
    checkError: async () => undefined,
    async getIdentity() {
      const { id, name, avatar } = await profile()
      return { id, fullName: name, avatar }
    },
    getPermissions: rights,
    async canAccess({ resource, action }) {
      const guard = guardOf(resource, action)
      return guard !== undefined && meets(await rights(), guard)
    },
  }
}
