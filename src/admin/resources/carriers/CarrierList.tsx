import type { Carrier } from '../../../domain/carrierSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { useIntro } from '../../components/crud/useIntro'

const Column = columnsOf<Carrier>()

export default function CarrierList() {
  return (
    <ListPage<Carrier> help={useIntro('carriers')}>
      <Column source="name" disableSort render={({ name }) => <EditLink>{name}</EditLink>} />
      <Column
        source="columns"
        disableSort
        from="tablet"
        render={({ columns }) => columns.map(({ title }) => title).join(' · ')}
      />
    </ListPage>
  )
}
