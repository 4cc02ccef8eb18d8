import { useEffect } from 'react'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { genders, userStatuses } from '../../../domain/user'
import { type User, userSchema } from '../../../domain/userSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { DayInput } from '../../components/form/DayField'
import { PhoneInput } from '../../components/form/PhoneInput'
import { AvatarInput } from './AvatarInput'
import { useEmailCheck } from './useEmailCheck'

function EmailInput() {
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

/** A select that cannot be cleared, since “not known” is one of its values. */
export function AlwaysChosen(props: { source: string; choices: { id: string; name: string }[] }) {
  return <SelectInput {...props} isRequired helperText={false} />
}

const Input = inputsOf(userSchema, {
  Text: TextInput,
  Select: SelectInput,
  Always: AlwaysChosen,
  Day: DayInput,
  Phone: PhoneInput,
})

export const choicesOf = (part: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `resources.users.${part}.${id}` }))

export const IdentityInputs = () => (
  <>
    <AvatarInput />
    <Input.Text source="name" isRequired autoComplete="off" helperText={false} />
    <EmailInput />
  </>
)

export const PersonalInputs = () => (
  <>
    <Input.Always source="gender" choices={choicesOf('gender', genders)} />
    <Input.Day source="birthday" />
  </>
)

export const ContactInputs = () => (
  <>
    <Input.Phone source="phone" />
    <Input.Text source="zalo" helperText={false} />
    <Input.Text source="facebook" helperText={false} />
    <Input.Text source="address" autoComplete="off" helperText={false} />
  </>
)

export function StatusInput() {
  return (
    <Input.Select
      source="status"
      choices={choicesOf('status', userStatuses)}
      isRequired
      helperText="resources.users.status_hint"
    />
  )
}
