import { agencySchema } from '../../../domain/agencySchema'
import { CreateForm } from '../../components/crud/forms'
import { AgencyInputs } from './AgencyInputs'

/** The create page of an agency; its people are added on its own page. */
export default () => (
  <CreateForm schema={agencySchema}>
    <AgencyInputs />
  </CreateForm>
)
