import { TextInput } from 'react-admin'
import { placeSchema } from '../../../domain/placeSchema'
import { inputsOf } from '../crud/inputsOf'
import { FormSection } from '../form/FormSection'
import { AddressInput } from './AddressInput'

const Input = inputsOf(placeSchema, { Text: TextInput })

export const PlaceInputs = ({ title }: { title: string }) => (
  <>
    <FormSection title={title}>
      <Input.Text source="name" isRequired helperText={false} />
      <Input.Text source="phone" type="tel" helperText={false} />
      <Input.Text source="email" type="email" helperText={false} />
    </FormSection>
    <FormSection title="parts.address.title">
      <AddressInput />
    </FormSection>
  </>
)
