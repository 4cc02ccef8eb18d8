import { QueryClient } from '@tanstack/react-query'
import { isHttpError } from './providers/http/httpError'

/**
 * Going back shows at once what was there (kept for half an hour) and reads it anew only when it is older
 * than a few seconds. Only a lost connection is tried again: an answer that refuses will refuse twice.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 30 * 60_000,
        retry: (failures, error) =>
          failures < 2 && isHttpError(error) && (error.status === 0 || error.status >= 502),
      },
    },
  })
