import { Box } from '@mui/material'
import { useMemo } from 'react'
import type { DataField } from '../../../domain/fieldSchema'
import type { Group } from '../../../domain/groupSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'
import { StyleName } from '../../components/fieldBuilder/StyleName'
import { SortableTable } from '../../components/list/SortableTable'
import { FieldSettingsText } from './FieldSettingsText'
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
