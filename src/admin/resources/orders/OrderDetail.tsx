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
import { CreditNote } from '../debts/CreditNote'
import { OrderLines } from './lines/OrderLines'
import { PaymentSection } from './money/PaymentSection'
import { ReturnButton, ReturnSection } from './money/ReturnSection'
import { ShippingSection } from './money/ShippingSection'
import { OrderHead } from './OrderHead'
import { OrderNotes } from './OrderNotes'
import { hasParts, OrderParts } from './OrderParts'
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

/** An order that is not owed yet will be; one that is settled warns no more. */
function Agency({ order, name }: { order: Order; name: string }) {
  const { agency_id, status, owed_at, due, total } = order
  const isOpen = status !== 'canceled' && (owed_at === null || due > 0)
  return (
    <>
      {name}
      {isOpen && <CreditNote agencyId={agency_id} more={owed_at === null ? total : 0} />}
    </>
  )
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
            <FormSection title={fact('products')} actions={<ReturnButton order={order} />}>
              <OrderLines order={order} />
            </FormSection>
            <PaymentSection order={order} />
            <ReturnSection order={order} />
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
                  [fact('agency_id')]: order.agency?.data && (
                    <Agency order={order} name={order.agency.data.name} />
                  ),
                  [fact('warehouse_id')]: order.warehouse?.data?.name,
                  [fact('changes')]: slips.length > 0 && <OrderSlips slips={slips} />,
                  [fact('parts')]: hasParts(order) && <OrderParts order={order} />,
                  [fact('note')]: order.note,
                  [fact('cancel_reason')]: order.cancel_reason,
                }}
                nothing={translate('resources.orders.nobody')}
              />
            </FormSection>
            <ShippingSection order={order} />
            <PhoneOrders phone={order.phone} except={order.id} />
          </>
        }
      />
    </>
  )
}
