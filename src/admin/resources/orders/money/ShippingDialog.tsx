import { type RaRecord, useDataProvider } from 'react-admin'
import { type Order, orderSchema } from '../../../../domain/orderSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import { ShippingInputs } from './ShippingInputs'

const schema = orderSchema.pick(['carrier', 'tracking_code', 'cod'])

/** Changes how an order that was sent is carried. */
export default function ShippingDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider()
  const { carrier, tracking_code, cod } = order
  return (
    <DialogForm
      title="resources.orders.money.shipping"
      confirm="ra.action.save"
      schema={schema}
      defaultValues={{ carrier, tracking_code, cod }}
      send={(data) =>
        dataProvider.update<Order & RaRecord<number>>('orders', {
          id: order.id,
          data,
          previousData: order as Order & RaRecord<number>,
        })
      }
      onClose={onClose}
    >
      <ShippingInputs due={order.due} />
    </DialogForm>
  )
}
