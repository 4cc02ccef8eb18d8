import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { bankOf } from '../../../../domain/banks'
import type { Order } from '../../../../domain/orderSchema'
import { TransferSymbol } from '../../../components/qr/TransferCode'
import { transferFacts } from '../../../components/qr/transfer'
import { orderTransfer } from '../money/OrderTransfer'

/** The code that pays what is due of an order, with the same in words for who types it. */
export function TransferOnPaper({ order }: { order: Order }) {
  const translate = useTranslate()
  const transfer = orderTransfer(order)
  if (!transfer) return null
  const { bin } = transfer.to
  const facts = { ...transferFacts(transfer), 'parts.transfer.bank': bankOf(bin)?.shortName ?? bin }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box component="dl" sx={words}>
        <Typography variant="caption" component="dt" sx={{ fontWeight: 600 }}>
          {translate('resources.orders.print.transfer')}
        </Typography>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <Typography key={name} variant="caption" component="dd" sx={{ m: 0 }} title={translate(name)}>
                {value}
              </Typography>
            ),
        )}
      </Box>
      <TransferSymbol {...transfer} isPrinted />
    </Box>
  )
}

const words = { m: 0, textAlign: 'end', overflowWrap: 'anywhere' } as const
