import { newDiscountSchema } from '../../../domain/discountSchema'
import { CreateForm } from '../../components/crud/forms'
import { TypePage } from '../../components/types/TypePage'
import { DiscountInputs } from './DiscountInputs'

export default () => (
  <TypePage feature="discounts">
    {(type_id) => (
      <CreateForm
        key={type_id}
        schema={newDiscountSchema}
        defaultValues={{ ...newDiscountSchema.getDefault(), type_id }}
      >
        <DiscountInputs typeId={type_id} />
      </CreateForm>
    )}
  </TypePage>
)
