import { DateInput, SelectInput, TextInput } from 'react-admin'
import { genders, userStatuses } from '../../../domain/user'
import { userSchema } from '../../../domain/userSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { PhoneInput } from '../../components/form/PhoneInput'
import { AvatarInput } from './AvatarInput'
import { EmailInput } from './EmailInput'

const Input = inputsOf(userSchema, {
  Text: TextInput,
  Select: SelectInput,
  Date: DateInput,
  Phone: PhoneInput,
})

/** Values of a field with the i18n keys of their names. */
export const choicesOf = (part: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `resources.users.${part}.${id}` }))

/** Who it is: picture, name, address for signing in. */
export const IdentityInputs = () => (
  <>
    <AvatarInput />
    <Input.Text source="name" isRequired autoComplete="off" helperText={false} />
    <EmailInput />
  </>
)

/** About the person. */
export const PersonalInputs = () => (
  <>
    <Input.Select source="gender" choices={choicesOf('gender', genders)} isRequired helperText={false} />
    <Input.Date source="birthday" helperText={false} slotProps={{ htmlInput: { max: '9999-12-31' } }} />
  </>
)

/** How to reach the person. */
export const ContactInputs = () => (
  <>
    <Input.Phone source="phone" />
    <Input.Text source="zalo" helperText={false} />
    <Input.Text source="facebook" helperText={false} />
    <Input.Text source="address" autoComplete="off" helperText={false} />
  </>
)

/** Whether the person may sign in. */
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
