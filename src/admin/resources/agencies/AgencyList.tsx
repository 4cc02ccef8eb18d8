import type { Agency } from '../../../domain/agencySchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'
import { SearchBox } from '../../components/list/SearchBox'
import { SortableTable } from '../../components/list/SortableTable'

const Column = columnsOf<Agency>()

export default function AgencyList() {
  return (
    <ListPage<Agency>
      help={useIntro('agencies')}
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
