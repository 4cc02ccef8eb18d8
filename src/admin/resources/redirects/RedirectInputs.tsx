import { SelectInput, TextInput } from 'react-admin'
import { redirectCodes, redirectSchema } from '../../../domain/redirectSchema'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormSection } from '../../components/form/FormSection'

const Input = inputsOf(redirectSchema, { Text: TextInput, Select: SelectInput })
const choices = redirectCodes.map((id) => ({ id, name: `resources.redirects.code.${id}` }))

/** The inputs of a redirect. */
export const RedirectInputs = () => (
  <FormSection title="resources.redirects.section">
    <Input.Text source="source" isRequired helperText="resources.redirects.help.source" />
    <Input.Text source="destination" isRequired helperText="resources.redirects.help.destination" />
    <Input.Select source="code" choices={choices} isRequired helperText={false} />
  </FormSection>
)
