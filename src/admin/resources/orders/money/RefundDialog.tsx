import { Typography } from '@mui/material'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import type { InferType } from 'yup'
import { formatMoney } from '../../../../domain/money'
import type { Order } from '../../../../domain/orderSchema'
import type { PaymentMethod } from '../../../../domain/payment'
import { refundSchema } from '../../../../domain/paymentSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import { MoneyInput } from '../../../components/form/MoneyInput'
import type { AppDataProvider } from '../../../providers/data/types'
import { MethodInput, useUsualMethod } from './method'
import { useMoneyChange } from './useMoneyChange'

interface RefundDialogProps {
  order: Order
  onClose: () => void
}

/** Gives back what was paid too much, or keeps it on account. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [usual] = useUsualMethod()
  const changed = useMoneyChange()
  const refund = async ({ amount, method, note }: InferType<typeof refundSchema>, key: string) => {
    await dataProvider.refundOrder(
      order.id,
      { amount, method: (method ?? null) as PaymentMethod | null, note },
      key,
    )
    await changed(`resources.orders.money.${method ? 'refunded' : 'kept'}`)
  }
  return (
    <DialogForm
      title={translate('resources.orders.money.refund_title', { code: order.code })}
      confirm="resources.orders.money.refund"
      schema={refundSchema}
      defaultValues={{ amount: -order.due, method: usual, note: '' }}
      send={refund}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {translate('resources.orders.money.over_by', { amount: formatMoney(-order.due) })}
      </Typography>
      <MoneyInput source="amount" label="resources.orders.fields.amount" isRequired autoFocus />
      <MethodInput source="method" mayStay />
      <TextInput source="note" label="resources.orders.money.note" helperText={false} />
    </DialogForm>
  )
}
