import { redirectSchema } from '../../../domain/redirectSchema'
import { CreateForm } from '../../components/crud/forms'
import { RedirectInputs } from './RedirectInputs'

export default function RedirectCreate() {
  return (
    <CreateForm schema={redirectSchema}>
      <RedirectInputs />
    </CreateForm>
  )
}
