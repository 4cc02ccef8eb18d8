import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../../domain/orderSchema'
import { PrintFacts } from '../../../components/print/PrintFacts'
import { TransferSymbol } from '../../../components/qr/TransferCode'
import { transferFacts } from '../../../components/qr/transfer'
import { orderTransfer } from '../money/OrderTransfer'

/** The code that pays what is due of an order, with the same in words for who types it. */
export function TransferOnPaper({ order }: { order: Order }) {
  const translate = useTranslate()
  const transfer = orderTransfer(order)
  if (!transfer) return null
  const facts = Object.entries(transferFacts(transfer))
  return (
    <Box data-whole sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
      <TransferSymbol {...transfer} />
      <div>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {translate('resources.orders.print.transfer')}
        </Typography>
        <PrintFacts facts={facts.map(([name, value]) => [translate(name), value])} />
      </div>
    </Box>
  )
}
