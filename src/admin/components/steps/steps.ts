import type { ReactNode } from 'react'

/** A state on the way of a record. */
export interface Step {
  key: string
  /** i18n key. */
  label: string
}

/** A change of state that the rules allow now. */
export interface StepMove {
  to: Step
  /** What the button says, as an i18n key. */
  label: string
  /** The usual next step; the others are in the menu. */
  isNext?: boolean
  /** It cannot be taken back. */
  danger?: boolean
  /** Who is told, and what changes with it: sentences. */
  told?: readonly string[]
  changes?: readonly string[]
  /** What stands in the way: sentences. With any of them the step cannot be taken. */
  blocked?: readonly string[]
  /** What else is asked before it is taken, such as where goods are sent from. */
  asks?: ReactNode
  /** Whether a reason is asked for. */
  reason?: 'optional' | 'required'
}

/** What came of a step. */
export type StepOutcome =
  | { kind: 'done' }
  /** Somebody else was quicker: what the state is now. */
  | { kind: 'stale'; now: Step; by?: string; at?: string }
  /** A sentence that says why it failed, when there is one. */
  | { kind: 'failed'; why?: string }
