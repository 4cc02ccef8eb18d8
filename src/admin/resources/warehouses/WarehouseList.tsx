import type { Warehouse } from '../../../domain/placeSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { Expiry } from '../../components/fields/Expiry'
import { SearchBox } from '../../components/list/SearchBox'

const Column = columnsOf<Warehouse>()

export default function WarehouseList() {
  return (
    <ListPage<Warehouse>
      filters={<SearchBox label="resources.warehouses.search" />}
      bulkDeleteText="resources.warehouses.delete_text"
    >
      <Column source="name" render={({ name }) => <EditLink>{name}</EditLink>} />
      <Column source="province" from="desktop" disableSort render={({ province }) => province?.name ?? ''} />
      <Column source="phone" kind="phone" from="desktop" disableSort />
      <Column
        label="resources.warehouses.fields.products"
        kind="number"
        from="tablet"
        disableSort
        value={({ stock }) => stock?.products ?? 0}
      />
      <Column
        label="resources.warehouses.fields.money"
        kind="money"
        disableSort
        value={({ stock }) => stock?.money}
      />
      <Column
        label="resources.warehouses.fields.next_expiry"
        kind="day"
        width={22}
        from="tablet"
        disableSort
        render={({ stock }) => <Expiry day={stock?.next_expiry} />}
      />
    </ListPage>
  )
}
