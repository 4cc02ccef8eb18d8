import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'

/** A form whose row is newer than it: the form's values, the current row and the row that the form was opened with. */
export interface Conflict<R extends RaRecord = RaRecord> {
  mine: FieldValues
  theirs: R
  base: R
}

/** What a person is to choose. */
export interface Question<R extends RaRecord = RaRecord> extends Conflict<R> {
  /** Told whether the choice has come into the form; without it the choice is saved. */
  answer?: (isDone: boolean) => void
}

/** An open form and its record. */
export interface Editing<R extends RaRecord = RaRecord> {
  /** The record that the form was opened with, last saved or last brought together with. */
  base: R
  /** The base has come under what is typed, which stays. */
  keepsEdits: boolean
  /** The form has told that it differs from its base. */
  isDirty: boolean
  /** What lies over the base and was not typed since: a draft, or the values of a merge. */
  over: 'draft' | FieldValues | null
  question: Question<R> | null
}

export type EditEvent<R extends RaRecord = RaRecord> =
  | { type: 'typed'; isDirty: boolean }
  /** The record has become newer elsewhere. */
  | { type: 'seen'; record: R }
  | { type: 'saved'; record: R }
  /** Something else than the form has written the record: a single change, a version restored. */
  | { type: 'changed beneath'; record: R }
  | { type: 'asked'; question: Question<R> }
  /** The question is closed without a choice, or the choice could not be saved. */
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

/** What becomes of an open form by what happens to it or to its record. */
export function edited<R extends RaRecord>(state: Editing<R>, event: EditEvent<R>): Editing<R> {
  switch (event.type) {
    case 'typed':
      return state.isDirty === event.isDirty ? state : { ...state, isDirty: event.isDirty }
    case 'seen':
      // An edited form stays as it is: its save finds out.
      return editingStageOf(state) === 'clean' ? { ...state, base: event.record, keepsEdits: false } : state
    case 'changed beneath':
      return { ...state, base: event.record, keepsEdits: true }
    case 'saved':
      // What was typed meanwhile is told by the form.
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
