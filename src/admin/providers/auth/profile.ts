import type { QueryClient } from '@tanstack/react-query'
import type { SpecialMethods } from '../data/calls'

export type { Profile } from '../data/calls/profile'

export const profileKey = ['profile'] as const

type Source = Pick<SpecialMethods, 'profile'>

/** The profile's query; hooks and the auth provider share one cache entry. */
export const profileQuery = (source: Source) => ({
  queryKey: profileKey,
  queryFn: async ({ signal }: { signal?: AbortSignal }) => (await source.profile({ signal })).data,
  staleTime: 5 * 60_000,
})

export const loadProfile = (source: Source, client: QueryClient) => client.fetchQuery(profileQuery(source))
