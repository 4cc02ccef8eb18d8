import { SelectInput, TextInput } from 'react-admin'
import { redirectSchema } from '../../../domain/redirectSchema'
import { CrudForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormSection } from '../../components/form/FormSection'
import { redirectCodeChoices } from './codes'

const Input = inputsOf(redirectSchema, { Text: TextInput, Select: SelectInput })

export default () => (
  <CrudForm schema={redirectSchema}>
    <FormSection title="resources.redirects.section">
      <Input.Text source="source" isRequired helperText="resources.redirects.help.source" />
      <Input.Text source="destination" isRequired helperText="resources.redirects.help.destination" />
      <Input.Select source="code" choices={redirectCodeChoices} isRequired helperText={false} />
    </FormSection>
  </CrudForm>
)
