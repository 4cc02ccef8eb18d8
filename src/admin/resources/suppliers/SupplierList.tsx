import type { Supplier } from '../../../domain/placeSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { SearchBox } from '../../components/list/SearchBox'

const Column = columnsOf<Supplier>()

export default function SupplierList() {
  return (
    <ListPage<Supplier> filters={<SearchBox label="resources.suppliers.search" />}>
      <Column source="name" render={({ name }) => <EditLink>{name}</EditLink>} />
      <Column source="phone" kind="phone" disableSort />
      <Column source="email" from="wide" disableSort />
      <Column source="province" from="desktop" disableSort render={({ province }) => province?.name ?? ''} />
      <Column source="created_at" kind="moment" from="desktop" isNewest />
    </ListPage>
  )
}
