import { QueryClient } from '@tanstack/react-query'
import {
  CoreAdminContext,
  type DataProvider,
  Form,
  SaveButton,
  useI18nProvider,
  useStoreContext,
} from 'react-admin'
import { object } from 'yup'
import { type DynamicField, fieldStyles } from '../../../domain/dynamicFields'
import { dynamicValues } from '../../../domain/dynamicValuesSchema'
import { allPermissions } from '../../../domain/permissions'
import { DynamicFields } from '../../components/dynamic/DynamicFields'
import { schemaResolver } from '../../components/form/resolver'
import { profileKey } from '../../providers/auth/profile'
import { RightsProvider } from '../../providers/auth/rights'

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
const api = { path: '/roasts', list_key: 'data', value_key: 'value', title_key: 'label' }

const fields: DynamicField[] = [
  ...fieldStyles.map((style): DynamicField => ({ key: style, title: style, style, data, children, api })),
  { key: 'old', title: 'number that was a text', style: 'number' },
  {
    key: 'far',
    title: 'api that nobody answers',
    style: 'api',
    api: { ...api, path: `${location.origin}/nowhere.json` },
  },
]
const values = { old: 'seven', selectbox: 'gone', list: [{ name: 'Summer', day: '2026-06-01' }] }
const schema = object({ values: dynamicValues(fields, { unknown: 'drop' }) })
const resolver = schemaResolver(schema)

const client = new QueryClient()
client.setQueryData(profileKey, { permissions: { data: allPermissions.map((name, id) => ({ id, name })) } })
const dataProvider = { readPath: async () => ({ data }) } as Partial<DataProvider> as DataProvider

export default function DynamicFieldsSample() {
  return (
    <CoreAdminContext
      i18nProvider={useI18nProvider()}
      store={useStoreContext()}
      queryClient={client}
      dataProvider={dataProvider}
    >
      <RightsProvider>
        <Form resolver={resolver} defaultValues={{ values }} onSubmit={() => undefined}>
          <DynamicFields source="values" fields={fields} />
          <SaveButton alwaysEnable sx={{ mt: 2 }} />
        </Form>
      </RightsProvider>
    </CoreAdminContext>
  )
}
