import type { SvgIconComponent } from '@mui/icons-material'
import type { ElementType } from 'react'
import { rankOf, type Terms } from '../../../domain/search'
import type { PostType } from '../../../domain/typeSchema'

/** Groups without a resource in their order; records stand under their resource, before `do`. */
type EntryGroup = 'recent' | 'go' | 'do' | 'set' | (string & {})

export interface PaletteEntry {
  id: string
  group: EntryGroup
  title: string
  subtitle?: string
  icon?: ElementType<Parameters<SvgIconComponent>[0]>
  image?: string
  type?: PostType
  /** Keyboard shortcut, as tinykeys writes it. */
  keys?: string
  to?: string
  run?: () => void
}

/** The matching entries, best first, at most `limit`; all while nothing is typed. */
export function matching(entries: readonly PaletteEntry[], terms: Terms, limit: number): PaletteEntry[] {
  const ranked = entries.flatMap((entry) => {
    const { title, subtitle = '' } = entry
    const ranks = [rankOf(title, terms), rankOf(`${subtitle} ${title}`, terms)].filter(
      (rank) => rank !== undefined,
    )
    return ranks.length ? [{ entry, rank: Math.min(...ranks) }] : []
  })
  const sorted = ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  return terms.words.length ? sorted.slice(0, limit) : sorted
}
