import { TextInput } from 'react-admin'
import { carrierSchema } from '../../../domain/carrierSchema'
import { SortableCards } from '../../components/cards/SortableCards'
import { CrudForm } from '../../components/crud/forms'
import { inputsOf } from '../../components/crud/inputsOf'
import { FormSection } from '../../components/form/FormSection'
import { carrierColumns } from './columnKind'
import { FromSample } from './FromSample'

const Input = inputsOf(carrierSchema, { Text: TextInput })

export default () => (
  <CrudForm schema={carrierSchema}>
    <FormSection title="resources.carriers.section">
      <Input.Text source="name" isRequired helperText={false} />
    </FormSection>
    <FormSection title="resources.carriers.columns.list">
      <FromSample />
      <SortableCards source="columns" kind={carrierColumns} />
    </FormSection>
  </CrudForm>
)
