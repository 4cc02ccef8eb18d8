import { QueryClient } from '@tanstack/react-query'
import { followClock } from './providers/cache/turns'
import { isHttpError } from './providers/http/httpError'

/**
 * Cached for half an hour, so that going back is instant; refetched when older than five seconds. Only network errors
 * and gateway failures are retried.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retry: (failures, error) =>
          failures < 2 && isHttpError(error) && (error.status === 0 || error.status >= 502),
      },
    },
  })
  followClock(client)
  return client
}
