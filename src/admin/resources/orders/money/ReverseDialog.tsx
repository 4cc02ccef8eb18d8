import { Typography } from '@mui/material'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import { reversalSchema } from '../../../../domain/paymentSchema'
import { DialogForm } from '../../../components/form/DialogForm'
import type { AppDataProvider } from '../../../providers/data/types'
import { useMoneyChange } from './useMoneyChange'

interface ReverseDialogProps {
  entry: {
    id: number
    /** Its name. */
    word: string
    /** All of it, also of what is only in part for an order. */
    whole: number
  }
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
      title={translate(`resources.orders.money.reverse_${entry.word}`, { amount })}
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
      <Typography sx={{ mb: 1 }}>{translate(`resources.orders.money.reverses_${entry.word}`)}</Typography>
      <TextInput source="reason" label="resources.orders.money.reason" helperText={false} autoFocus />
    </DialogForm>
  )
}
