import { Form, SaveButton } from 'react-admin'
import { object } from 'yup'
import type { DynamicField } from '../../../domain/dynamicFields'
import { fieldStyles } from '../../../domain/dynamicFields'
import { dynamicValues } from '../../../domain/dynamicValuesSchema'
import { DynamicFields } from '../../components/dynamic/DynamicFields'
import { schemaResolver } from '../../components/form/resolver'

const data = [
  { value: 'light', label: 'Light' },
  { value: 'medium', label: 'Medium' },
  { value: 'dark', label: 'Dark' },
]
const children = [
  { key: 'name', title: 'Name', style: 'text' },
  { key: 'day', title: 'Day', style: 'date' },
  { key: 'opens', title: 'Opens', style: 'time' },
] as const
const api = { path: '/types', list_key: 'data', value_key: 'id', title_key: 'title' }

const styles: DynamicField[] = fieldStyles.map((style) => ({
  key: style,
  title: style,
  style,
  data,
  children,
  api,
}))
const fields: DynamicField[] = [...styles, { key: 'old', title: 'old', style: 'number' }]
const values = { values: { old: 'seven', selectbox: 'gone', list: [{ name: 'Summer', day: '2026-06-01' }] } }
const schema = object({ values: dynamicValues(fields, { unknown: 'drop' }) })
const resolver = schemaResolver(schema)

/** One field of each style, and one whose value is from before its style was changed. */
export default function DynamicFieldsSample() {
  return (
    <Form resolver={resolver} defaultValues={values} onSubmit={() => undefined}>
      <DynamicFields source="values" fields={fields} />
      <SaveButton alwaysEnable sx={{ mt: 2 }} />
    </Form>
  )
}
