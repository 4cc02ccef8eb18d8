import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order, OrderSlip } from '../../../domain/orderSchema'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { OrderLines } from './lines/OrderLines'
import { OrderHead } from './OrderHead'
import { OrderNotes } from './OrderNotes'
import { PhoneOrders } from './OtherOrders'

function OrderSlips({ slips }: { slips: readonly OrderSlip[] }) {
  const translate = useTranslate()
  const mayOpen = useMay('slips', 'list')
  return slips.map(({ id, code, status }) => (
    <div key={id}>
      {mayOpen ? (
        <Link component={ScreenLink} to={paths.slip(id)}>
          {code}
        </Link>
      ) : (
        code
      )}
      {status === 'canceled' && ` · ${translate('resources.orders.returned')}`}
    </div>
  ))
}

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
