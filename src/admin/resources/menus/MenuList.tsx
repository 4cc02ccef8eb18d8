import type { Menu } from '../../../domain/menuSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { SearchBox } from '../../components/list/SearchBox'

const Column = columnsOf<Menu>()

export default () => (
  <ListPage<Menu> filters={<SearchBox label="resources.menus.search" />}>
    <Column source="title" render={({ title }) => <EditLink>{title}</EditLink>} />
    <Column source="key" />
    <Column source="items_count" kind="number" />
    <Column source="updated_at" kind="day" from="desktop" />
  </ListPage>
)
