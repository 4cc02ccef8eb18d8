import { Box } from '@mui/material'
import type { Order } from '../../../../domain/orderSchema'
import { Value } from '../../../components/fields/Value'
import { Due } from './Due'

/** The total of an order, and beneath it what is left to pay. */
export const TotalAndDue = ({ order }: { order: Pick<Order, 'total' | 'due' | 'owed_at'> }) => (
  <Box component="span" sx={{ display: 'inline-block', textAlign: 'end' }}>
    <Value kind="money" value={order.total} />
    <Due order={order} />
  </Box>
)
