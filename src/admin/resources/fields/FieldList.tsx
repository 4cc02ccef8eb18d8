import { Box } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { DataField } from '../../../domain/fieldSchema'
import type { Group } from '../../../domain/groupSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'
import { StyleName } from '../../components/fieldBuilder/StyleName'
import { SortableTable } from '../../components/list/SortableTable'
import { GroupFieldsPage } from './GroupFieldsPage'

const Column = columnsOf<DataField>()

export default function FieldList() {
  return <GroupFieldsPage>{(group) => <Fields key={group.id} group={group} />}</GroupFieldsPage>
}

function Fields({ group }: { group: Group }) {
  const filter = useMemo(() => ({ group_id: group.id }), [group.id])
  return (
    <ListPage<DataField>
      title={group.title}
      help={useIntro('fields')}
      filter={filter}
      table={SortableTable}
      bulkDeleteText="resources.fields.delete_text"
    >
      <Column source="title" disableSort render={({ title }) => <EditLink>{title}</EditLink>} />
      <Column
        source="key"
        disableSort
        render={({ key }) => (
          <Box component="code" dir="ltr">
            {key}
          </Box>
        )}
      />
      <Column source="style" disableSort render={({ style }) => <StyleName style={style} />} />
      <Column
        source="value"
        label="resources.fields.fields.settings"
        disableSort
        width={44}
        from="desktop"
        render={(field) => <FieldSettingsText field={field} />}
      />
      <Column source="sort" kind="number" from="wide" render={({ sort }) => sort + 1} />
    </ListPage>
  )
}

function FieldSettingsText({ field }: { field: DataField }) {
  const translate = useTranslate()
  const { data, children, api, value, script } = field
  const say = (key: string, params: object) => translate(`resources.fields.summary.${key}`, params)
  const parts = [
    data.length > 0 &&
      `${say('options', { smart_count: data.length })}: ${listed(data.map(({ label }) => label))}`,
    children.length > 0 &&
      `${say('columns', { smart_count: children.length })}: ${listed(children.map(({ title }) => title))}`,
    api?.path,
    value &&
      say('default', {
        value: value
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .slice(0, 60),
      }),
    script && say('script', {}),
  ]
  return <bdi>{parts.filter(Boolean).join(' · ') || '–'}</bdi>
}

const shown = 4
const listed = (names: readonly string[]): string =>
  names.slice(0, shown).join(', ') + (names.length > shown ? '…' : '')
