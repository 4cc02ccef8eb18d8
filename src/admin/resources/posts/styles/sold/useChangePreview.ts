import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import type { BulkPreview } from '../../../../../domain/bulkSchema'
import { useSelected } from '../../../../components/list/ListScope'
import type { ComputedChange } from '../../../../providers/data/bulk'
import type { AppDataProvider } from '../../../../providers/data/types'

/** Milliseconds; long enough for a fast typist. */
const pause = 250

export interface ChangePreview {
  data: BulkPreview<number> | undefined
  error: unknown
  /** Whether it is for the current input. */
  isFresh: boolean
}

export function useChangePreview(change: ComputedChange | undefined): ChangePreview {
  const { resource } = useListContext()
  const { ids, all } = useSelected()
  const provider = useDataProvider<AppDataProvider>()
  const wanted = change && JSON.stringify(change)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [resource, 'preview', { asked, ids, all }],
    queryFn: async ({ signal }) =>
      (await provider.previewRows(
        resource,
        { ids, all },
        JSON.parse(asked ?? ''),
        signal,
      )) as BulkPreview<number>,
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    // Prices may have changed since.
    gcTime: 0,
    retry: false,
  })
  return { data, error, isFresh: data !== undefined && !isPlaceholderData && !error && asked === wanted }
}
