import { useEffect } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { User } from '../../../domain/userSchema'
import { useEmailCheck } from './useEmailCheck'

/** The sign-in address; says while it is typed when somebody else has it. */
export function EmailInput() {
  const record = useRecordContext<User>()
  const { setError, clearErrors } = useFormContext()
  const found = useFormState({ name: 'email' }).errors.email?.type
  const typed = String(useWatch({ name: 'email' }) ?? '')
  const state = useEmailCheck(typed, { id: record?.id, email: record?.email })

  useEffect(() => {
    // The form's own rules know nothing of other accounts and wipe this away when they run.
    if (state === 'taken' && !found) setError('email', { type: 'taken', message: 'validation.email_taken' })
    if (state !== 'taken' && found === 'taken') clearErrors('email')
  }, [state, found, setError, clearErrors])

  const isSilent = state === 'idle' || state === 'taken'
  return (
    <TextInput
      source="email"
      type="email"
      isRequired
      autoComplete="off"
      helperText={isSilent ? false : `resources.users.email.${state}`}
    />
  )
}
