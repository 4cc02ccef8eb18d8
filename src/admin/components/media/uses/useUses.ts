import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Meant } from '../../../providers/data/calls/bulk'
import type { AppDataProvider } from '../../../providers/data/types'

/** Records that use these files, asked for anew each time: other people add and remove uses. */
export function useUses(meant: Meant, enabled = true) {
  const provider = useDataProvider<AppDataProvider>()
  return useQuery({
    queryKey: ['media', 'uses', meant],
    queryFn: ({ signal }) => provider.mediaUses(meant, signal),
    staleTime: 0,
    enabled,
  })
}
