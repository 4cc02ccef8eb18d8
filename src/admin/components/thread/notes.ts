import type { ReactNode } from 'react'

/** Something that a person wrote. */
export interface Note {
  kind: 'note'
  id: string | number
  author: { name: string; picture?: string | null }
  /** When it was written, in ISO. */
  at: string
  text: string
  replies?: readonly Note[]
}

/** Something that happened, between the notes on the same rail. */
export interface Happened {
  kind: 'happened'
  id: string | number
  at: string
  text: ReactNode
}

/** Sends a text; to a note, when it answers one. Fails by throwing. */
export type Send = (text: string, to?: Note) => Promise<void>
