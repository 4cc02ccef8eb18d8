import { useEffect } from 'react'
import { TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { User } from '../../../domain/user'
import { useEmailCheck } from './useEmailCheck'

/** The sign-in address; says while it is typed when somebody else has it. */
export function EmailInput() {
  const translate = useTranslate()
  const record = useRecordContext<User>()
  const { setError, clearErrors, getFieldState } = useFormContext()
  const typed = String(useWatch({ name: 'email' }) ?? '')
  const state = useEmailCheck(typed, { id: record?.id, email: record?.email })

  useEffect(() => {
    if (state === 'taken') setError('email', { type: 'taken', message: 'validation.email_taken' })
    else if (getFieldState('email').error?.type === 'taken') clearErrors('email')
  }, [state, setError, clearErrors, getFieldState])

  const isSilent = state === 'idle' || state === 'taken'
  return (
    <TextInput
      source="email"
      type="email"
      isRequired
      autoComplete="off"
      helperText={isSilent ? false : translate(`resources.users.email.${state}`)}
    />
  )
}
