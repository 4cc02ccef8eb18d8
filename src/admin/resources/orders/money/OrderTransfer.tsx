import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Order } from '../../../../domain/orderSchema'
import { paymentSchema } from '../../../../domain/paymentSchema'
import { transferFor } from '../../../../domain/vietqr'
import { TransferCode, TransferSymbol } from '../../../components/qr/TransferCode'
import type { Transfer } from '../../../components/qr/transfer'
import { useIsPhone } from '../../../components/viewport/useIsPhone'

/** The transfer that pays what is due; `undefined` when nothing is, or without a bank account. */
export function orderTransfer(order: Order): Transfer | undefined {
  const transfer = transferFor(order)
  const to = order.vietqr?.data
  return to && transfer ? { to, ...transfer } : undefined
}

/** The code that pays what is due of an order; on a phone one tap away. */
export function OrderTransfer({ order }: { order: Order }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const transfer = orderTransfer(order)
  if (!transfer) return null
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {isPhone && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          endIcon={isOpen ? <Up /> : <Down />}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('resources.orders.money.transfer_code')}
        </Button>
      )}
      {(!isPhone || isOpen) && <TransferCode {...transfer} />}
    </Box>
  )
}

/** The code of the transfer that a form takes, of the amount that is typed. */
export function TransferOfTyped({ order }: { order: Order }) {
  const [amount, method] = useWatch({ name: ['amount', 'method'] })
  const transfer = orderTransfer(order)
  // A phone has no room for the words beside the code, which the banking app shows after scanning it.
  const Code = useIsPhone() ? TransferSymbol : TransferCode
  if (method !== 'transfer' || !transfer || !paymentSchema.isValidSync({ amount, method })) return null
  return (
    <Box sx={{ mb: 1 }}>
      <Code {...transfer} amount={amount} />
    </Box>
  )
}
