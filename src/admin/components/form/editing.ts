import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'

/** The form's values, the newer row, and the row that the form was opened with. */
export interface Conflict<R extends RaRecord = RaRecord> {
  mine: FieldValues
  theirs: R
  base: R
}

export interface Question<R extends RaRecord = RaRecord> extends Conflict<R> {
  /** Called with whether the choice is in the form; without it the choice is saved. */
  answer?: (isDone: boolean) => void
}

export interface Editing<R extends RaRecord = RaRecord> {
  /** The record as opened, last saved or last merged. */
  base: R
  /** Whether a new base leaves the typed values in place. */
  keepsEdits: boolean
  isDirty: boolean
  /** Values over the base that were not typed since: a draft or the result of a merge. */
  over: 'draft' | FieldValues | null
  question: Question<R> | null
}

export type EditEvent<R extends RaRecord = RaRecord> =
  | { type: 'typed'; isDirty: boolean }
  | { type: 'seen'; record: R }
  | { type: 'saved'; record: R }
  /** The record was written here outside of the form: a single change, a restored version. */
  | { type: 'changed beneath'; record: R }
  | { type: 'asked'; question: Question<R> }
  /** The user closed the question, or the choice could not be saved. */
  | { type: 'dismissed' }
  | { type: 'merged'; record: R; values: FieldValues | null }
  | { type: 'discarded' }

export type EditingStage = 'clean' | 'dirty' | 'restored' | 'merged' | 'conflict'

export function editingStageOf({ question, over, isDirty }: Editing): EditingStage {
  if (question) return 'conflict'
  if (over) return over === 'draft' ? 'restored' : 'merged'
  return isDirty ? 'dirty' : 'clean'
}

export const begun = <R extends RaRecord>(base: R, isRestored: boolean): Editing<R> => ({
  base,
  keepsEdits: false,
  isDirty: false,
  over: isRestored ? 'draft' : null,
  question: null,
})

export function edited<R extends RaRecord>(state: Editing<R>, event: EditEvent<R>): Editing<R> {
  switch (event.type) {
    case 'typed':
      return state.isDirty === event.isDirty ? state : { ...state, isDirty: event.isDirty }
    case 'seen':
      // An edited form keeps its base; the conflict shows when it is saved.
      return editingStageOf(state) === 'clean' ? { ...state, base: event.record, keepsEdits: false } : state
    case 'changed beneath':
      return { ...state, base: event.record, keepsEdits: true }
    case 'saved':
      // The form itself reports values typed meanwhile.
      return { ...state, base: event.record, keepsEdits: false, over: null, question: null }
    case 'asked':
      return { ...state, question: event.question }
    case 'dismissed':
      return state.question ? { ...state, question: null } : state
    case 'merged':
      return { ...state, base: event.record, keepsEdits: false, over: event.values, question: null }
    case 'discarded':
      return state.over ? { ...state, over: null } : state
  }
}
