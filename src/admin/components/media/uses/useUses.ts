import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Meant } from '../../../providers/data/calls/bulk'
import type { AppDataProvider } from '../../../providers/data/types'
import { loadWordsAbout } from '../../../providers/messages'

/** Which records use these files; asked anew each time, since anybody may write one. */
export function useUses(meant: Meant, enabled = true) {
  const provider = useDataProvider<AppDataProvider>()
  return useQuery({
    queryKey: ['media', 'uses', meant],
    queryFn: async ({ signal }) => {
      const uses = await provider.mediaUses(meant, signal)
      // What uses them is said by the names of its fields.
      await loadWordsAbout(uses.data.map(({ entity }) => entity))
      return uses
    },
    staleTime: 0,
    enabled,
  })
}
