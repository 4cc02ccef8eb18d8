import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CrudForm } from '../../components/crud/forms'
import { NewImport } from './NewImport'

/** The form of a supplier. */
export default () => (
  <CrudForm schema={placeSchema}>
    <NewImport />
    <PlaceInputs title="resources.suppliers.section" />
  </CrudForm>
)
