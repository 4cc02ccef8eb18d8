import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useDataProvider } from 'react-admin'
import type { AppDataProvider } from '../../../providers/data/types'
import { told } from '../shown'

/** Figures of the shop, requested once for all panels. */
export function useShopFigures() {
  const provider = useDataProvider<AppDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['shop_figures'],
    queryFn: async () => (await provider.shopFigures()).data,
    // Two parts of the page ask; one call answers both.
    staleTime: 10_000,
    ...told,
  })
  // Deferred, so that input can interrupt the render.
  const figures = useDeferredValue(data)
  return { figures, query: { isPending: !error, error, refetch } }
}
