import { type Order, type OrderInput, orderSchema } from '../../../domain/orderSchema'
import { CreateForm } from '../../components/crud/forms'
import { TypePage } from '../../components/types/TypePage'
import { OrderInputs } from './OrderInputs'

export default () => (
  <TypePage feature="orders">
    {(type_id) => (
      <CreateForm<OrderInput, Order>
        key={type_id}
        schema={orderSchema}
        defaultValues={{ ...orderSchema.getDefault(), type_id }}
        another={() => ({})}
      >
        <OrderInputs typeId={type_id} />
      </CreateForm>
    )}
  </TypePage>
)
