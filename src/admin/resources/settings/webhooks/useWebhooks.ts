import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AppDataProvider } from '../../../providers/data/types'

export const webhooksKey = ['webhooks']

/** In ms: how often what waits is looked at again. */
export const lookAgain = 10_000

/** All endpoints; asked for again while something is being sent to one. */
export function useWebhooks() {
  const provider = useDataProvider<AppDataProvider>()
  return useQuery({
    queryKey: webhooksKey,
    queryFn: async () => (await provider.webhooks()).data,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.some(({ is_active, waiting }) => is_active && waiting > 0) ? lookAgain : false,
  })
}
