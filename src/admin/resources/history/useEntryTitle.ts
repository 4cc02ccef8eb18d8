import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'

export function useEntryTitle(): (entry: HistoryEntry) => string {
  const translate = useTranslate()
  return useCallback(({ title, record_id: id }) => title || translate('history.unknown', { id }), [translate])
}
