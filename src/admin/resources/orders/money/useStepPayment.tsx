import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Order } from '../../../../domain/orderSchema'
import type { PaymentMethod } from '../../../../domain/payment'
import { methodChoices, useUsualMethod } from './method'

interface StepPayment {
  asks: ReactNode
  payment: { method: PaymentMethod } | undefined
  /** Keeps the method for the next time. */
  done: () => void
}

interface StepPaymentInputProps {
  label: string
  method: PaymentMethod | undefined
  usual: PaymentMethod
  onChange: (method: PaymentMethod | undefined) => void
}

/** A switch for a payment that is taken with a step, and its method. */
export function StepPaymentInput({ label, method, usual, onChange }: StepPaymentInputProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={method !== undefined}
            onChange={(_event, checked) => onChange(checked ? usual : undefined)}
          />
        }
      />
      {method !== undefined && (
        <TextField
          select
          fullWidth
          label={translate('resources.orders.fields.method')}
          value={method}
          onChange={({ target }) => onChange(target.value as PaymentMethod)}
        >
          {methodChoices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {translate(name)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}

/** Offers to take what is due along with the delivery. */
export function useStepPayment({ due }: Order, isAllowed: boolean): StepPayment {
  const translate = useTranslate()
  const [usual, keep] = useUsualMethod()
  const [method, setMethod] = useState<PaymentMethod>()
  if (!isAllowed || due <= 0) return { asks: undefined, payment: undefined, done: () => undefined }
  return {
    asks: (
      <StepPaymentInput
        label={translate('resources.orders.money.take_now', { amount: formatMoney(due) })}
        method={method}
        usual={usual}
        onChange={setMethod}
      />
    ),
    payment: method && { method },
    done: () => method && keep(method),
  }
}
