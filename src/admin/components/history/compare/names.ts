import { createContext } from 'react'
import type { HistoryEntry } from '../../../../domain/history'

/** What the records that the events around refer to are called; also for who may not look them up. */
export const NamesContext = createContext<HistoryEntry['names']>({})

/** The names of several events. */
export const joinNames = (entries: readonly Pick<HistoryEntry, 'names'>[]): HistoryEntry['names'] => {
  const found: HistoryEntry['names'] = {}
  for (const { names } of entries)
    for (const [entity, own] of Object.entries(names) as [keyof typeof names, Record<number, string>][])
      found[entity] = { ...own, ...found[entity] }
  return found
}
