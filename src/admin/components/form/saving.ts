import { createContext, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { WriteMeta } from '../../providers/data/meta'

export interface FormSending {
  another?: boolean
  /** Values to set before, such as a new state; reverted if the save fails. */
  values?: FieldValues
}

export interface Saving extends FormSending {
  typedSince: () => FieldValues
  /** Whether the user is navigating away, so the save must not navigate. */
  isLeaving: () => boolean
}

/** `errors` maps field paths to messages of the server. */
export type SaveResult = { saved: true } | { saved: false; errors?: Record<string, string> }

export const SubmitWith = createContext<((sending: FormSending) => Promise<void>) | null>(null)

/** For buttons beside Save: validates and submits like Save, with options. */
export function useSubmitWith(): (sending: FormSending) => Promise<void> {
  const submit = useContext(SubmitWith)
  if (!submit) throw new Error('useSubmitWith stands in a form')
  return submit
}

/** Metadata that the surrounding form's saves send with the values; null in forms of new records. */
export const SaveMeta = createContext<{ current: WriteMeta | undefined } | null>(null)
