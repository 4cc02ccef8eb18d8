import type { ReactNode } from 'react'

export interface Note {
  kind: 'note'
  id: string | number
  author: { name: string; picture?: string | null }
  at: string
  text: string
  /** Beside the name, such as whom it answers or that it is new. */
  mark?: ReactNode
  body?: ReactNode
  actions?: ReactNode
  replies?: readonly Note[]
}

export interface Happened {
  kind: 'happened'
  id: string | number
  at: string
  text: ReactNode
}

/** Sends a text, optionally as a reply `to` a note; `answered` is the reply that it answers. Rejects on failure. */
export type SendNote = (text: string, to?: Note, answered?: Note) => Promise<void>
