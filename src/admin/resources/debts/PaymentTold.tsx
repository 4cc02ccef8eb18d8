import { Alert, AlertTitle, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import type { Payment } from '../../../domain/payment'

/** Debts that are told one by one. */
const most = 5

interface PaymentToldProps {
  payment: Payment
  way: 'take' | 'spend'
  onClose: () => void
}

/** Debts that a payment on account was set against, and the rest that waits for the next ones. */
export function PaymentTold({ payment: { amount, against, open }, way, onClose }: PaymentToldProps) {
  const translate = useTranslate()
  const say = (key: string, params?: object) => translate(`resources.debts.pay.${key}`, params)
  const rest = against.length - most
  return (
    <Alert severity="success" role="status" onClose={onClose} sx={{ mb: 2 }}>
      <AlertTitle>{say(`${way}_amount`, { amount: formatMoney(amount) })}</AlertTitle>
      {against.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2, fontVariantNumeric: 'tabular-nums' }}>
          {against.slice(0, most).map((debt) => (
            <li key={`${debt.order_id}-${debt.slip_id}`}>
              {say('for', { code: debt.code, amount: formatMoney(debt.amount) })}
            </li>
          ))}
          {rest > 0 && <li>{say('more', { smart_count: rest })}</li>}
        </Box>
      )}
      {open > 0 && <div>{say('stays', { amount: formatMoney(open) })}</div>}
    </Alert>
  )
}
