import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Message } from '../../../domain/message'
import { encoded } from './resolver'

const type = 'told'

/**
 * Says beside an input what is wrong with it while it is typed in: the rules of a form are asked only when it is saved. Of
 * a field at the top of the form.
 */
export function useToldAtOnce(source: string, fault: Message | undefined): void {
  const { setError, clearErrors } = useFormContext()
  const found = useFormState({ name: source }).errors[source]
  const message = fault && encoded(fault)
  const shown = found?.type === type ? found.message : undefined
  const isOther = Boolean(found) && found?.type !== type
  useEffect(() => {
    // What the form's own rules or the server say stays; they clear what is said here when they run.
    if (message && !isOther && shown !== message) setError(source, { type, message })
    if (!message && shown !== undefined) clearErrors(source)
  }, [message, shown, isOther, source, setError, clearErrors])
}
