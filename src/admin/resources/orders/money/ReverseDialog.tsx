import { Typography } from '@mui/material'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { OrderEntry } from '../../../../domain/orderSchema'
import { reversalSchema } from '../../../../domain/paymentSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import type { AppDataProvider } from '../../../providers/data/types'
import { useMoneyChange } from './useMoneyChange'

interface ReverseDialogProps {
  entry: OrderEntry
  onClose: () => void
}

/** Asks before a payment or refund is undone, and why. */
export default function ReverseDialog({ entry, onClose }: ReverseDialogProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const changed = useMoneyChange()
  const amount = formatMoney(entry.whole)
  return (
    <DialogForm
      title={translate(`resources.orders.money.reverse_${entry.kind}`, { amount })}
      confirm="resources.orders.money.reverse"
      danger
      schema={reversalSchema}
      defaultValues={{ reason: '' }}
      send={async ({ reason }, key) => {
        await dataProvider.reversePayment(entry.id, reason, key)
        await changed('resources.orders.money.reversed')
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{translate(`resources.orders.money.reverses_${entry.kind}`)}</Typography>
      <TextInput source="reason" label="resources.orders.money.reason" helperText={false} autoFocus />
    </DialogForm>
  )
}
