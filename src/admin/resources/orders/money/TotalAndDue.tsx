import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Order } from '../../../../domain/orderSchema'
import { Value } from '../../../components/fields/Value'

/** The total of an order, and beneath it what is due, or was paid too much. */
export function TotalAndDue({ order: { total, due } }: { order: Pick<Order, 'total' | 'due'> }) {
  const translate = useTranslate()
  const said = due < 0 ? 'over_paid' : 'still_due'
  return (
    <Box component="span" sx={{ display: 'inline-block', textAlign: 'end' }}>
      <Value kind="money" value={total} />
      {due !== 0 && (
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block' }}
          color={due < 0 ? 'error' : 'textSecondary'}
        >
          {translate(`resources.orders.money.${said}`, { amount: formatMoney(Math.abs(due)) })}
        </Typography>
      )}
    </Box>
  )
}
