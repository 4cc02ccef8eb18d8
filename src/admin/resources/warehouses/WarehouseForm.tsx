import { useParams } from 'react-admin'
import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CreateForm, EditForm } from '../../components/crud/forms'
import { paths } from '../../components/screens/paths'

const inputs = <PlaceInputs title="resources.warehouses.section" />

export default function WarehouseForm() {
  const { id } = useParams()
  if (id === undefined) return <CreateForm schema={placeSchema}>{inputs}</CreateForm>
  return (
    <EditForm schema={placeSchema} cancelTo={paths.warehouse(id)} isDeletable={false}>
      {inputs}
    </EditForm>
  )
}
