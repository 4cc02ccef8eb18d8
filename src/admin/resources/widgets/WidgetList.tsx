import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Widget } from '../../../domain/widgetSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { GroupedTable } from '../../components/list/GroupedTable'
import type { ListTableProps } from '../../components/list/ListTable'
import { useListMeta } from '../../components/list/listMeta'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useWidgetTypeName } from '../../components/types/useWidgetTypeName'
import { WidgetIcon } from './WidgetIcon'

const Column = columnsOf<Widget>()

export default function WidgetList() {
  const translate = useTranslate()
  const typeName = useWidgetTypeName()
  return (
    <ListPage<Widget>
      help={translate('resources.widgets.intro')}
      filters={
        <>
          <SearchBox label="resources.widgets.search" />
          <Chips />
        </>
      }
      table={Table}
    >
      <Column
        source="title"
        picture={(widget) => <WidgetIcon icon={widget.icon} />}
        render={({ title }) => <EditLink>{title}</EditLink>}
      />
      <Column
        source="key"
        from="desktop"
        width={24}
        render={({ key }) => (
          <Box component="code" dir="ltr">
            {key}
          </Box>
        )}
      />
      <Column source="group_name" from="wide" width={17} />
      <Column source="type" width={14} render={({ type }) => typeName(type)} />
      <Column
        source="settings"
        from="desktop"
        width={24}
        disableSort
        render={({ settings }) => <Asked settings={settings} />}
      />
      <Column source="updated_at" kind="moment" isOff disableSort />
      <Column
        label="resources.widgets.page.fill"
        kind="action"
        from="tablet"
        width={17}
        disableSort
        render={({ type }) => (
          <Button component={ScreenLink} to={paths.widgetPage(type)} size="small">
            {translate('resources.widgets.page.fill')}
          </Button>
        )}
      />
    </ListPage>
  )
}

function Table(props: ListTableProps<Widget>) {
  const translate = useTranslate()
  return <GroupedTable<Widget> {...props} by="group_name" none={translate('resources.widgets.page.other')} />
}

function Asked({ settings: { fields, api } }: Pick<Widget, 'settings'>) {
  const translate = useTranslate()
  return [
    translate('resources.widgets.fields_count', { smart_count: fields.length }),
    api && translate('resources.widgets.from_source'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Chips() {
  const choices = useListMeta()?.choices
  const typeName = useWidgetTypeName()
  const chips = useMemo(
    (): FilterSpec[] => [
      {
        kind: 'choice',
        source: 'type',
        choices: (choices?.type ?? []).map((id) => ({ id, name: typeName(id) })),
      },
      {
        kind: 'choice',
        source: 'group_name',
        choices: (choices?.group_name ?? []).map((id) => ({ id, name: id })),
      },
    ],
    [choices, typeName],
  )
  return <FilterChips of={chips} />
}
