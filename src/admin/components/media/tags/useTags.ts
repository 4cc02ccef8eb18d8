import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useMay } from '../../../providers/auth/rights'
import type { TagInUse } from '../../../providers/data/calls/media'
import type { AppDataProvider } from '../../../providers/data/types'

const noTags: TagInUse[] = []

export function useTags(): readonly TagInUse[] {
  const provider = useDataProvider<AppDataProvider>()
  const { data = noTags } = useQuery({
    queryKey: ['media', 'tags'],
    queryFn: ({ signal }) => provider.mediaTags(signal),
    enabled: useMay('media', 'list'),
    staleTime: 10_000,
  })
  return data
}
