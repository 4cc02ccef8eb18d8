import { agencySchema } from '../../../domain/agencySchema'
import { CreateForm } from '../../components/crud/forms'
import { AgencyInputs } from './AgencyInputs'

export default () => (
  <CreateForm schema={agencySchema}>
    <AgencyInputs />
  </CreateForm>
)
