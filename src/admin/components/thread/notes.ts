import type { ReactNode } from 'react'

/** Something that a person wrote. */
export interface Note {
  kind: 'note'
  id: string | number
  author: { name: string; picture?: string | null }
  /** When it was written, in ISO. */
  at: string
  text: string
  /** Beside the name: who it answers, that it is new. */
  mark?: ReactNode
  /** In place of the text, such as while it is edited. */
  body?: ReactNode
  /** What else can be done with it, beside answering. */
  actions?: ReactNode
  replies?: readonly Note[]
}

/** Something that happened, between the notes on the same rail. */
export interface Happened {
  kind: 'happened'
  id: string | number
  at: string
  text: ReactNode
}

/** Sends a text; to a note, when it answers that or, in particular, one of its answers. Fails by throwing. */
export type SendNote = (text: string, to?: Note, answered?: Note) => Promise<void>
