import { useTranslate } from 'react-admin'
import type { Carrier } from '../../../domain/carrierSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'

const Column = columnsOf<Carrier>()

export default function CarrierList() {
  const translate = useTranslate()
  return (
    <ListPage<Carrier> help={translate('resources.carriers.intro')}>
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
