import { FormSection } from '../../components/form/FormSection'
import { PasswordInput } from './password/PasswordInput'
import { IdentityInputs, StatusInput } from './UserInputs'

/** What a new account of a member or client begins with: who it is, and how they sign in. */
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
