import { createContext, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { WriteMeta } from '../../providers/data/meta'

/** How a form is sent otherwise than by Save. */
export interface FormSending {
  /** After a new record, the form of another one comes. */
  another?: boolean
  /** With these values, such as another state; they stay in the form only where it was saved. */
  values?: FieldValues
}

/** What goes on around a save. */
export interface Saving extends FormSending {
  /** What has been typed since it was sent, by field. */
  typedSince: () => FieldValues
  /** The person is on the way to another page: the save must not lead elsewhere. */
  isLeaving: () => boolean
}

/** The result of a save; `errors` maps field paths to messages from the server. */
export type SaveResult = { saved: true } | { saved: false; errors?: Record<string, string> }

export const SubmitWith = createContext<((sending: FormSending) => Promise<void>) | null>(null)

/** For buttons of a form beside Save: checks and sends the form as Save does, with something added. */
export function useSubmitWith(): (sending: FormSending) => Promise<void> {
  const submit = useContext(SubmitWith)
  if (!submit) throw new Error('useSubmitWith stands in a form')
  return submit
}

/** What goes along with the saves of the form around besides its values; none for a new record. */
export const SaveMeta = createContext<{ current: WriteMeta | undefined } | null>(null)
