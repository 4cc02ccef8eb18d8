import { redirectSchema } from '../../../domain/redirectSchema'
import { EditForm } from '../../components/crud/forms'
import { RedirectInputs } from './RedirectInputs'

export default function RedirectEdit() {
  return (
    <EditForm schema={redirectSchema}>
      <RedirectInputs />
    </EditForm>
  )
}
