import { discountSchema } from '../../../domain/discountSchema'
import { EditForm } from '../../components/crud/forms'
import { DiscountInputs } from './DiscountInputs'

/** The page of a discount. */
export default () => (
  <EditForm schema={discountSchema}>
    <DiscountInputs />
  </EditForm>
)
