import { TextInput } from 'react-admin'
import { agencySchema } from '../../../domain/agencySchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormSection } from '../../components/form/FormSection'
import { MoneyInput } from '../../components/form/MoneyInput'

const Input = inputsOf(agencySchema, { Text: TextInput, Money: MoneyInput })

export function AgencyInputs() {
  return (
    <FormSection title="resources.agencies.section">
      <Input.Text source="name" isRequired helperText={false} />
      <Input.Text source="description" multiline minRows={3} helperText={false} />
      <Input.Money source="credit_limit" helperText="resources.agencies.credit_limit_hint" />
    </FormSection>
  )
}
