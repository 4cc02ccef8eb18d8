import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'

export function useActor(): (entry: Pick<HistoryEntry, 'actor' | 'key_name'>) => string {
  const translate = useTranslate()
  return useCallback(
    ({ actor, key_name: key }) => {
      if (!actor) return translate('history.who.somebody')
      const name = actor.name || translate('history.who.gone')
      return key ? translate('history.who.by_key', { name, key }) : name
    },
    [translate],
  )
}
