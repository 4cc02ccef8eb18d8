import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { OrderStatusChip } from './OrderStatusChip'

const partsOf = ({ parts }: Order) => parts?.data ?? []

/** Whether a part of it was sent, or it is what was left of another. */
export const hasParts = (order: Order): boolean => partsOf(order).length > 0

/** Links to what was left of an order, and to what it was left of. */
export function OrderParts({ order }: { order: Order }) {
  const translate = useTranslate()
  return partsOf(order).map(({ id, code, status }) => (
    <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <ScreenLink to={paths.order(order.type_id, id)}>{code}</ScreenLink>
      <OrderStatusChip status={status} />
      {id === order.parent_id && translate('resources.orders.money.parted_from')}
    </Box>
  ))
}
