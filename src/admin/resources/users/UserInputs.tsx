import { FieldTitle, SelectInput, TextInput } from 'react-admin'
import { genders, userStatuses } from '../../../domain/user'
import { userSchema } from '../../../domain/userSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { DayInput } from '../../components/form/DayField'
import { PhoneInput } from '../../components/form/PhoneInput'
import { AvatarInput } from './AvatarInput'
import { EmailInput } from './EmailInput'

/** A choice that always has a value, “not known” among them: nothing has to be filled in, nothing can be emptied. */
export function AlwaysChosen(props: { source: string; choices: { id: string; name: string }[] }) {
  return <SelectInput {...props} isRequired label={<FieldTitle source={props.source} />} helperText={false} />
}

const Input = inputsOf(userSchema, {
  Text: TextInput,
  Select: SelectInput,
  Always: AlwaysChosen,
  Day: DayInput,
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
    <Input.Always source="gender" choices={choicesOf('gender', genders)} />
    <Input.Day source="birthday" />
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
