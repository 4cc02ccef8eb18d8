import { createContext, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'

/** How a form is sent otherwise than by Save. */
export interface Sending {
  /** After a new record, the form of another one comes. */
  another?: boolean
  /** With these values, such as another state; they stay in the form only where it was saved. */
  values?: FieldValues
}

export const SubmitWith = createContext<((sending: Sending) => Promise<void>) | null>(null)

/** For buttons of a form beside Save: checks and sends the form as Save does, with something added. */
export function useSubmitWith(): (sending: Sending) => Promise<void> {
  const submit = useContext(SubmitWith)
  if (!submit) throw new Error('useSubmitWith stands in a form')
  return submit
}
