import { SelectInput, TextInput } from 'react-admin'
import { genders, userStatuses } from '../../../domain/user'
import { userSchema } from '../../../domain/userSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { DayInput } from '../../components/form/DayField'
import { PhoneInput } from '../../components/form/PhoneInput'
import { AvatarInput } from './AvatarInput'
import { EmailInput } from './EmailInput'

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
