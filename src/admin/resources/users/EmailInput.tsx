import { useEffect } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { User } from '../../../domain/userSchema'
import { useEmailCheck } from './useEmailCheck'

export function EmailInput() {
  const record = useRecordContext<User>()
  const { setError, clearErrors } = useFormContext()
  const found = useFormState({ name: 'email' }).errors.email?.type
  const typed = String(useWatch({ name: 'email' }) ?? '')
  const state = useEmailCheck(typed, { id: record?.id, email: record?.email })

  useEffect(() => {
    // The form's validation does not know other accounts and clears this error when it runs.
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
