import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CrudForm } from '../../components/crud/forms'

/** The form of a supplier. */
export default () => (
  <CrudForm schema={placeSchema}>
    <PlaceInputs title="resources.suppliers.section" />
  </CrudForm>
)
