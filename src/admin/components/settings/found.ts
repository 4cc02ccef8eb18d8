import { createContext, useContext } from 'react'
import { fold } from '../../../domain/fold'

/** What a row can be found by. */
interface RowText {
  /** The id of its section. */
  section: string
  text: string
}

/** The rows and sections that a search leaves. */
export interface Found {
  rows: ReadonlySet<string>
  sections: ReadonlySet<string>
}

interface Settings {
  /** All rows by their ids. */
  rows: Map<string, RowText>
  /** Null while nothing is searched for. */
  found: Found | null
}

export const SettingsContext = createContext<Settings | null>(null)

/** The page of settings around. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('Settings stand inside SettingsFrame')
  return settings
}

/** The section around a row: its id, and its title, which also finds its rows. */
export const SectionContext = createContext<{ id: string; title: string }>({ id: '', title: '' })

/** The rows that have all words of a search, without accents; null for an empty one. */
export function foundBy(query: string, rows: ReadonlyMap<string, RowText>): Found | null {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const hits = [...rows].filter(([, { text }]) => words.every((word) => fold(text).includes(word)))
  return { rows: new Set(hits.map(([id]) => id)), sections: new Set(hits.map(([, { section }]) => section)) }
}
