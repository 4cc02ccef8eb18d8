import { FormSection } from '../../components/form/FormSection'
import { PasswordInput } from './password/PasswordInput'
import { IdentityInputs, StatusInput } from './UserInputs'

/** Identity and password of a new account, for members and clients. */
export const NewAccount = () => (
  <FormSection title="resources.users.section.account" columns={2}>
    <IdentityInputs />
    <PasswordInput
      source="password"
      label="resources.users.fields.password"
      hint="resources.users.password.hint"
      canGenerate
    />
    <StatusInput />
  </FormSection>
)
