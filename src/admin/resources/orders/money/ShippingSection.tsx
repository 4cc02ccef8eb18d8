import { Button } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../../domain/orderSchema'
import { Facts } from '../../../components/fields/Facts'
import { Value } from '../../../components/fields/Value'
import { FormSection } from '../../../components/form/FormSection'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'

const ShippingDialog = lazily(() => import('./ShippingDialog'))

type Shipped = Pick<Order, 'carrier' | 'tracking_code' | 'cod'>

/** Carrier, tracking code, and what the carrier collects, as text. */
export function ShippingFacts({ of: { carrier, tracking_code, cod } }: { of: Shipped }): ReactNode {
  return (
    <Facts
      nothing="resources.orders.money.no_shipping"
      of={{
        'resources.orders.fields.carrier': carrier,
        'resources.orders.fields.tracking_code': tracking_code,
        'resources.orders.fields.cod': cod !== null && <Value kind="money" value={cod} />,
      }}
    />
  )
}

/** How an order is carried; still changed after it was sent. */
export function ShippingSection({ order }: { order: Order }) {
  const translate = useTranslate()
  const mayEdit = useMay('orders', 'edit')
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection
      title="resources.orders.money.shipping"
      actions={
        mayEdit && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`${translate('common.edit')}: ${translate('resources.orders.money.shipping')}`}
            onClick={() => setOpen(true)}
          >
            {translate('common.edit')}
          </Button>
        )
      }
    >
      <ShippingFacts of={order} />
      {isOpen && (
        <Suspense>
          <ShippingDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  )
}
