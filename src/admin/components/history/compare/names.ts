import { createContext } from 'react'
import type { HistoryEntry } from '../../../../domain/history'

/** Names of records that the events refer to, for users who may not look them up, too. */
export const NamesContext = createContext<HistoryEntry['names']>({})

export const joinNames = (entries: readonly Pick<HistoryEntry, 'names'>[]): HistoryEntry['names'] => {
  const found: HistoryEntry['names'] = {}
  for (const { names } of entries)
    for (const [entity, own] of Object.entries(names) as [keyof typeof names, Record<number, string>][])
      found[entity] = { ...own, ...found[entity] }
  return found
}
