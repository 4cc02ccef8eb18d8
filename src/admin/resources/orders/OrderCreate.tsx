import { orderSchema } from '../../../domain/orderSchema'
import { CreateForm } from '../../components/crud/forms'
import { TypePage } from '../../components/TypePage'
import { OrderInputs } from './OrderInputs'

/** The create page of an order. */
export default () => (
  <TypePage>
    {(type_id) => (
      <CreateForm key={type_id} schema={orderSchema} defaultValues={{ ...orderSchema.getDefault(), type_id }}>
        <OrderInputs typeId={type_id} />
      </CreateForm>
    )}
  </TypePage>
)
