import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { useDataProvider, useResourceDefinitions } from 'react-admin'
import type { Hit } from '../../../domain/search'
import type { AppDataProvider } from '../../providers/data/types'
import { fillPath } from '../screens/matchScreen'
import { recordPath } from '../screens/recordPath'
import { type Screen, ScreensContext } from '../screens/screen'
import { useMayOpen } from '../screens/useOpenable'
import type { PaletteEntry } from './entry'

/** Debounce in ms: long enough for a fast typist, short enough not to be noticed. */
const pause = 120

/** A record's page, or its list if the records have no page. */
export function hitAddress(screens: readonly Screen[], { kind, id, url_params }: Hit): string | undefined {
  const params = Object.fromEntries(Object.entries(url_params).map(([name, each]) => [name, String(each)]))
  const base = screens.find(({ resource, base }) => resource === kind && base)?.base
  return recordPath(screens, kind, id, params) ?? (base && fillPath(base, params))
}

/** Records that match the text; former results stay while new ones load. */
export function useFound(typed: string) {
  const screens = useContext(ScreensContext)
  const definitions = useResourceDefinitions()
  const mayOpen = useMayOpen()
  const provider = useDataProvider<AppDataProvider>()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const wanted = typed.trim()
    const timer = setTimeout(() => setAsked(wanted), wanted ? pause : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const isWanted = asked !== '' && typed.trim() !== ''
  const { data, error, isFetching, isPaused } = useQuery({
    queryKey: ['find', asked],
    // React Query aborts the call when the next one starts.
    queryFn: ({ signal }) => provider.find(asked, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: false,
  })
  const entries = (isWanted ? (data?.data ?? []) : []).flatMap((hit): PaletteEntry[] => {
    const to = hitAddress(screens, hit)
    if (!to || !mayOpen(to)) return []
    const { kind, id, title, subtitle, image } = hit
    return [{ id: `${kind} ${id}`, group: kind, title, subtitle, image, icon: definitions[kind]?.icon, to }]
  })
  return {
    entries,
    isWaiting: typed.trim() !== '' && (typed.trim() !== asked || isFetching),
    isOffline: isPaused,
    error,
  }
}
