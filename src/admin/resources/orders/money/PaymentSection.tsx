import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Order } from '../../../../domain/orderSchema'
import { FormSection } from '../../../components/form/FormSection'
import { Totals } from '../../../components/lines/Totals'
import { useMay } from '../../../providers/auth/rights'
import type { AppDataProvider } from '../../../providers/data/types'
import { lazily } from '../../../startup/lazily'
import { dueLabel } from './Due'
import { OrderTransfer, TransferOfTyped } from './OrderTransfer'
import { PaymentRows } from './PaymentRows'
import { PaymentStatusChip } from './PaymentStatusChip'
import { useMoneyChange } from './useMoneyChange'

const PayDialog = lazily(() => import('./PayDialog'))
const RefundDialog = lazily(() => import('./RefundDialog'))

/** Payments of an order, what is due, and the buttons to take and give back. */
export function PaymentSection({ order }: { order: Order }) {
  const translate = useTranslate()
  const mayTake = useMay('orders', 'edit')
  const [open, setOpen] = useState<'pay' | 'refund'>()
  const { due, paid, returned, total, payment_status, status } = order
  const entries = order.payments?.data ?? []
  if (status === 'canceled' && !entries.length) return null
  const act = mayTake && (due < 0 ? 'refund' : due > 0 && status !== 'canceled' ? 'pay' : undefined)
  const close = () => setOpen(undefined)
  const label = (key: string) => `resources.orders.fields.${key}`
  return (
    <FormSection
      title="resources.orders.money.payments"
      actions={
        act && (
          <Button variant="outlined" size="small" onClick={() => setOpen(act)}>
            {translate(`resources.orders.money.${act === 'pay' ? 'take' : 'refund'}`)}
          </Button>
        )
      }
    >
      <div>
        <PaymentStatusChip status={payment_status} />
      </div>
      {entries.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <PaymentRows entries={entries} mayReverse={mayTake} />
        </Box>
      )}
      <Totals
        totals={[
          { key: 'total', label: label('total'), kind: 'money', value: total },
          ...(returned > 0
            ? [{ key: 'returned', label: label('returned'), kind: 'money' as const, value: -returned }]
            : []),
          { key: 'paid', label: label('paid'), kind: 'money', value: paid },
          { key: 'due', label: dueLabel(order), kind: 'money', value: Math.abs(due), isMain: true },
        ]}
      />
      <OrderTransfer order={order} />
      {open && (
        <Suspense>
          {open === 'pay' ? (
            <TakePayment order={order} onClose={close} />
          ) : (
            <RefundDialog order={order} onClose={close} />
          )}
        </Suspense>
      )}
    </FormSection>
  )
}

function TakePayment({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const changed = useMoneyChange()
  return (
    <PayDialog
      title={translate('resources.orders.money.take_title', { code: order.code })}
      confirm="resources.orders.money.take"
      due={order.due}
      pay={async (payment, key) => {
        await dataProvider.payOrder(order.id, payment, key)
        await changed('resources.orders.money.taken')
      }}
      onClose={onClose}
    >
      <TransferOfTyped order={order} />
    </PayDialog>
  )
}
