import { agencySchema } from '../../../domain/agencySchema'
import { EditForm } from '../../components/crud/forms'
import { AgencyInputs } from './AgencyInputs'

/** The page of an agency. */
export default () => (
  <EditForm schema={agencySchema}>
    <AgencyInputs />
  </EditForm>
)
