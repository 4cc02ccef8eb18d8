import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ApiSource } from '../../../../domain/dynamicFields'
import type { AppDataProvider } from '../../../providers/data/types'
import { SourceError } from './fetchForeign'
import { loadChoices } from './loadChoices'

const PAUSE_MS = 500

/** Choices for the typed text, loaded once typing pauses; aborts the request for an earlier text. */
export function useApiChoices(source: ApiSource | null | undefined, typed: string, isOpen: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const wanted = typed.trim()
  const [text, setText] = useState(wanted)
  useEffect(() => {
    // A cleared or chosen text needs no pause.
    const timer = setTimeout(() => setText(wanted), wanted ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dynamic-choices', source, text],
    queryFn: ({ signal }) => loadChoices(source, text, dataProvider.readPath, signal),
    enabled: isOpen,
    staleTime: 30_000,
    retry: false,
  })
  return {
    choices: data ?? [],
    isLoading: isFetching || (isOpen && wanted !== text),
    fault: error instanceof SourceError && !isFetching ? error : undefined,
    retry: () => void refetch(),
  }
}
