import { TextInput } from 'react-admin'
import { discountSchema } from '../../../domain/discountSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormSection } from '../../components/form/FormSection'

const Input = inputsOf(discountSchema, { Text: TextInput })

/** The inputs of a discount. */
export function DiscountInputs() {
  return (
    <FormSection title="resources.discounts.section">
      <Input.Text source="title" isRequired helperText={false} />
    </FormSection>
  )
}
