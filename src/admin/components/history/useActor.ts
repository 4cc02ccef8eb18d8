import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'

export function useActor(): (entry: Pick<HistoryEntry, 'actor'>) => string {
  const translate = useTranslate()
  return useCallback(
    ({ actor }) => (actor ? actor.name || translate('history.who.gone') : translate('history.who.somebody')),
    [translate],
  )
}
