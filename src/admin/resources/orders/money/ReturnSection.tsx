import { Box, Button, Link } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Order, OrderReturn } from '../../../../domain/orderSchema'
import { FormSection } from '../../../components/form/FormSection'
import { Moment } from '../../../components/formats/Moment'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { returnable } from './returning'
import { moneyRows } from './rows'

const ReturnDialog = lazily(() => import('./ReturnDialog'))

/** The button that takes back goods of an order that was sent, while some may still come back. */
export function ReturnButton({ order }: { order: Order }) {
  const translate = useTranslate()
  const mayTake = useMay('orders', 'edit')
  const [isOpen, setOpen] = useState(false)
  const isSent = order.status === 'delivery' || order.status === 'delivered'
  if (!mayTake || !isSent || !returnable(order).some((count) => count > 0)) return null
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('resources.orders.money.return')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReturnDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Goods of an order that came back. */
export function ReturnSection({ order }: { order: Order }) {
  const translate = useTranslate()
  const mayOpen = useMay('slips', 'list')
  const returns = order.returns?.data ?? []
  if (!returns.length) return null
  const titleOf = (id: number) => order.products?.find((line) => line.id === id)?.title ?? ''
  const named = ({ lines }: OrderReturn) =>
    lines.map(({ id, quantity }) => `${quantity} × ${titleOf(id)}`).join(', ')
  return (
    <FormSection title="resources.orders.money.returns">
      <Box component="ul" sx={moneyRows}>
        {returns.map((each) => (
          <li key={each.id}>
            <div>
              <div>{named(each)}</div>
              <div data-detail="">
                <Moment iso={each.at} />
                {each.actor && ` · ${each.actor.name}`}
                {' · '}
                {each.slip
                  ? mayOpen
                    ? slipLink(each.slip)
                    : each.slip.code
                  : translate('resources.orders.money.not_restocked')}
              </div>
              {each.reason && <div data-detail="">{each.reason}</div>}
            </div>
            <span data-amount="">{formatMoney(each.amount)}</span>
          </li>
        ))}
      </Box>
    </FormSection>
  )
}

const slipLink = ({ id, code }: { id: number; code: string }) => (
  <Link component={ScreenLink} to={paths.slip(id)}>
    {code}
  </Link>
)
