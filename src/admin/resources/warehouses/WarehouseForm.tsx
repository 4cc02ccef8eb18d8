import { placeSchema } from '../../../domain/placeSchema'
import { PlaceInputs } from '../../components/address/PlaceInputs'
import { CrudForm } from '../../components/crud/forms'
import { Holdings } from './Holdings'

/** The form of a warehouse. */
export default () => (
  <CrudForm schema={placeSchema}>
    <Holdings />
    <PlaceInputs title="resources.warehouses.section" />
  </CrudForm>
)
