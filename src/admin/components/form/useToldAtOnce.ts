import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Message } from '../../../domain/message'
import { encoded } from './resolver'

const type = 'told'

/** Shows an error beside an input during typing; the form's schema runs only on save. For top-level fields. */
export function useToldAtOnce(source: string, fault: Message | undefined): void {
  const { setError, clearErrors } = useFormContext()
  const found = useFormState({ name: source }).errors[source]
  const message = fault && encoded(fault)
  const shown = found?.type === type ? found.message : undefined
  const isOther = Boolean(found) && found?.type !== type
  useEffect(() => {
    // Errors of the schema or the server stay; a validation run clears this one.
    if (message && !isOther && shown !== message) setError(source, { type, message })
    if (!message && shown !== undefined) clearErrors(source)
  }, [message, shown, isOther, source, setError, clearErrors])
}
