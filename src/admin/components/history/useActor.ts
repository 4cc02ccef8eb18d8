import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'

export function useActor(): (entry: Pick<HistoryEntry, 'actor' | 'key_name' | 'proposed_by'>) => string {
  const translate = useTranslate()
  return useCallback(
    ({ actor, key_name: key, proposed_by: proposer }) => {
      if (!actor) return translate('history.who.somebody')
      const name = actor.name || translate('history.who.gone')
      if (proposer) return translate('history.who.proposed_by', { name, key: proposer })
      return key ? translate('history.who.by_key', { name, key }) : name
    },
    [translate],
  )
}
