import { QueryClient } from '@tanstack/react-query'
import { isHttpError } from './providers/http/httpError'

/**
 * Answers are kept for half an hour, so that going back shows them at once, and refetched when they are older
 * than five seconds. Only lost connections and failing gateways are tried again.
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
