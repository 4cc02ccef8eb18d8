import { Box } from '@mui/material'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Order } from '../../../../domain/orderSchema'
import { type PaymentInput, paymentSchema } from '../../../../domain/paymentSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import { MoneyInput } from '../../../components/form/MoneyInput'
import { TransferCode, TransferSymbol } from '../../../components/qr/TransferCode'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import type { AppDataProvider } from '../../../providers/data/types'
import { MethodInput, useUsualMethod } from './method'
import { orderTransfer } from './OrderTransfer'
import { useMoneyChange } from './useMoneyChange'

interface OrderDialogProps {
  order: Order
  onClose: () => void
}

/** Takes a payment for an order; all that is due, in the usual way, is ready to be sent. */
export default function PayDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [usual, keep] = useUsualMethod()
  const changed = useMoneyChange()
  const pay = async (payment: PaymentInput, key: string) => {
    await dataProvider.payOrder(order.id, payment, key)
    keep(payment.method)
    await changed('resources.orders.money.taken')
  }
  return (
    <DialogForm
      title={translate('resources.orders.money.take_title', { code: order.code })}
      confirm="resources.orders.money.take"
      schema={paymentSchema}
      defaultValues={{ amount: Math.max(0, order.due) || null, method: usual, note: '' }}
      send={pay}
      onClose={onClose}
    >
      <MoneyInput source="amount" label="resources.orders.fields.amount" isRequired autoFocus />
      <MethodInput source="method" />
      <TypedTransfer order={order} />
      <TextInput source="note" label="resources.orders.money.note" helperText={false} />
    </DialogForm>
  )
}

/** The code of the transfer that is taken, of the amount that is typed. */
function TypedTransfer({ order }: { order: Order }) {
  const [amount, method] = useWatch({ name: ['amount', 'method'] })
  const transfer = orderTransfer(order)
  // What it says in words is known to who scans it, and there is no room for it on a phone.
  const Code = useIsPhone() ? TransferSymbol : TransferCode
  if (method !== 'transfer' || !transfer || !paymentSchema.isValidSync({ amount, method })) return null
  return (
    <Box sx={{ mb: 1 }}>
      <Code {...transfer} amount={amount} />
    </Box>
  )
}
