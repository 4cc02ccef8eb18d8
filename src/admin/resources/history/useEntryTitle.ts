import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'

/** The name of the record that an entry is about, as it was called then. */
export function useEntryTitle(): (entry: HistoryEntry) => string {
  const translate = useTranslate()
  return useCallback(({ title, record_id: id }) => title || translate('history.unknown', { id }), [translate])
}
