import { useTranslate } from 'react-admin'
import type { Agency } from '../../../domain/agencySchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'
import { useMay } from '../../providers/auth/rights'

const Column = columnsOf<Agency>()

/** The agencies in their order. */
export default function AgencyList() {
  return (
    <ListPage<Agency>
      subtitle={<Intro />}
      filters={<SearchBox label="resources.agencies.search" />}
      table={SortableTable}
    >
      <Column source="name" render={({ name }) => <EditLink>{name}</EditLink>} />
      <Column source="users_count" kind="number" disableSort />
      <Column source="description" from="desktop" disableSort />
      <Column source="sort" kind="number" from="desktop" render={({ sort }) => sort + 1} />
    </ListPage>
  )
}

function Intro() {
  const translate = useTranslate()
  const isEditable = useMay('agencies', 'edit')
  const hints = ['intro', ...(isEditable ? ['sort_hint'] : [])]
  return hints.map((hint) => translate(`resources.agencies.${hint}`)).join(' ')
}
