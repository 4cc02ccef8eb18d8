import type { ReactNode } from 'react'

export interface Step {
  key: string
  label: string
}

export interface StepMove {
  to: Step
  label: string
  /** The usual next step; the others are in the menu. */
  isNext?: boolean
  danger?: boolean
  /** Sentences: who is notified, and what else changes. */
  told?: readonly string[]
  changes?: readonly string[]
  /** Sentences about obstacles; any of them blocks the step. */
  blocked?: readonly string[]
  /** Further inputs of the dialog, such as the warehouse to ship from. */
  asks?: ReactNode
  reason?: 'optional' | 'required'
}

export type StepOutcome =
  | { kind: 'done' }
  | { kind: 'stale'; now: Step; by?: string; at?: string }
  /** `why` is a sentence, if known. */
  | { kind: 'failed'; why?: string }
