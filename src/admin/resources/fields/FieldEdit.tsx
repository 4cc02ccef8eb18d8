import { useTranslate } from 'react-admin'
import type { ApiSource, Choice, FieldStyle, RowField } from '../../../domain/dynamicFields'
import type { DataField, FieldInput } from '../../../domain/fieldSchema'
import { fieldSchema } from '../../../domain/fieldSchema'
import { EditForm } from '../../components/crud/forms'
import { FieldInputs } from './FieldInputs'
import { GroupFieldsPage } from './GroupFieldsPage'

export default function FieldEdit() {
  const translate = useTranslate()
  return (
    <GroupFieldsPage>
      {(group) => (
        <EditForm<FieldInput, DataField>
          schema={fieldSchema}
          belongs={({ group_id }) => group_id === group.id}
          show={{
            group_id: () => '',
            style: (style) => translate(`resources.fields.style.${style as FieldStyle}`),
            data: (rows) => (rows as Choice[]).map(({ label }) => label).join(', '),
            children: (rows) => (rows as RowField[]).map(({ title }) => title).join(', '),
            api: (source) => (source as ApiSource | null)?.path,
          }}
        >
          {(field) => <FieldInputs stored={field} />}
        </EditForm>
      )}
    </GroupFieldsPage>
  )
}
