import { createContext } from 'react'
import type { WriteMeta } from '../../providers/data/meta'

/** What goes along with the saves of the form around besides its values; none for a new record. */
export const SaveMeta = createContext<{ current: WriteMeta | undefined } | null>(null)
