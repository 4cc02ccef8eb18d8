import { createContext, useContext } from 'react'
import type { Sending } from './saving'

export const SubmitWith = createContext<((sending: Sending) => Promise<void>) | null>(null)

/** For buttons of a form beside Save: checks and sends the form as Save does, with something added. */
export function useSubmitWith(): (sending: Sending) => Promise<void> {
  const submit = useContext(SubmitWith)
  if (!submit) throw new Error('useSubmitWith stands in a form')
  return submit
}
