import { FormSection } from '../../components/form/FormSection'
import { PasswordInput } from './password/PasswordInput'
import { IdentityInputs, StatusInput } from './UserInputs'

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
