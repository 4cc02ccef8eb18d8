import { TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { User } from '../../../domain/user'
import { useEmailCheck } from './useEmailCheck'

const words = {
  idle: false,
  checking: 'resources.users.email.checking',
  free: 'resources.users.email.free',
  unknown: 'resources.users.email.unknown',
  taken: 'validation.email_taken',
} as const

/** The sign-in address; says while it is typed when somebody else has it. */
export function EmailInput() {
  const record = useRecordContext<User>()
  const typed = String(useWatch({ name: 'email' }) ?? '')
  const state = useEmailCheck(typed, { id: record?.id, email: record?.email })
  return (
    <TextInput
      source="email"
      type="email"
      isRequired
      autoComplete="off"
      helperText={words[state]}
      {...(state === 'taken' && { error: true })}
    />
  )
}
