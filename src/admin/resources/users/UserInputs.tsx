import { DateInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { normalizePhone } from '../../../domain/phone'
import { genders, userStatuses } from '../../../domain/user'
import { AvatarInput } from './AvatarInput'
import { EmailInput } from './EmailInput'

/** Values of a field with the i18n keys of their names. */
export const choicesOf = (part: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `resources.users.${part}.${id}` }))

/** Who it is: picture, name, address for signing in. */
export const IdentityInputs = () => (
  <>
    <AvatarInput />
    <TextInput source="name" isRequired autoComplete="off" helperText={false} />
    <EmailInput />
  </>
)

/** About the person. */
export const PersonalInputs = () => (
  <>
    <SelectInput source="gender" choices={choicesOf('gender', genders)} isRequired helperText={false} />
    <DateInput source="birthday" helperText={false} slotProps={{ htmlInput: { max: '9999-12-31' } }} />
  </>
)

/** How to reach the person. */
export const ContactInputs = () => (
  <>
    <PhoneInput />
    <TextInput source="zalo" helperText={false} />
    <TextInput source="facebook" helperText={false} />
    <TextInput source="address" autoComplete="off" helperText={false} />
  </>
)

/** `+84 912…` turns into the ten digits that are stored as soon as the field is left. */
function PhoneInput() {
  const { getValues, setValue } = useFormContext()
  const tidy = () => {
    const typed = String(getValues('phone') ?? '')
    const phone = normalizePhone(typed)
    if (phone !== typed) setValue('phone', phone, { shouldDirty: true })
  }
  return (
    <TextInput
      source="phone"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      onBlur={tidy}
      helperText={false}
    />
  )
}

/** Whether the person may sign in. */
export function StatusInput() {
  return (
    <SelectInput
      source="status"
      choices={choicesOf('status', userStatuses)}
      isRequired
      helperText="resources.users.status_hint"
    />
  )
}
