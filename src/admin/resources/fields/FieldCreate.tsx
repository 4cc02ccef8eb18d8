import { fieldSchema } from '../../../domain/fieldSchema'
import { CreateForm } from '../../components/crud/forms'
import { FieldInputs } from './FieldInputs'
import { GroupFieldsPage } from './GroupFieldsPage'

export default function FieldCreate() {
  return (
    <GroupFieldsPage>
      {(group) => (
        <CreateForm
          key={group.id}
          schema={fieldSchema}
          defaultValues={{ ...fieldSchema.getDefault(), group_id: group.id }}
          another={() => ({})}
        >
          <FieldInputs />
        </CreateForm>
      )}
    </GroupFieldsPage>
  )
}
