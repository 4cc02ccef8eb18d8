import { useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { OrderLines } from './lines/OrderLines'
import { OrderHead } from './OrderHead'
import { OrderNotes } from './OrderNotes'
import { OrderSlips } from './OrderSlips'
import { PhoneOrders } from './OtherOrders'

export function OrderDetail({ order }: { order: Order }) {
  const translate = useTranslate()
  const slips = order.changes?.data ?? []
  const fact = (name: string) => `resources.orders.fields.${name}`
  return (
    <>
      <OrderHead order={order} />
      <FormColumns
        main={
          <>
            <FormSection title={fact('products')}>
              <OrderLines lines={order.products ?? []} total={order.total} />
            </FormSection>
            <OrderNotes order={order} />
          </>
        }
        side={
          <>
            <FormSection title="resources.orders.client">
              <Facts
                of={{
                  [fact('name')]: order.name,
                  [fact('phone')]: <Value kind="phone" value={order.phone} />,
                  [fact('address')]: order.address,
                  [fact('email')]: order.email,
                  [fact('agency_id')]: order.agency?.data?.name,
                  [fact('warehouse_id')]: order.warehouse?.data?.name,
                  [fact('changes')]: slips.length > 0 && <OrderSlips slips={slips} />,
                  [fact('note')]: order.note,
                  [fact('cancel_reason')]: order.cancel_reason,
                }}
                nothing={translate('resources.orders.nobody')}
              />
            </FormSection>
            <PhoneOrders phone={order.phone} except={order.id} />
          </>
        }
      />
    </>
  )
}
