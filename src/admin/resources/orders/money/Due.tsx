import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import type { Order } from '../../../../domain/orderSchema'

type Owing = Pick<Order, 'due' | 'owed_at'>

/** i18n key of what is left to pay: to be taken at the delivery, owed, or paid too much. */
export const dueLabel = ({ due, owed_at }: Owing): string =>
  `resources.orders.money.${due < 0 ? 'over' : owed_at ? 'owed' : 'due'}`

/** The rest to pay of an order, as a line beneath another figure; none when it is paid. */
export function Due({ order }: { order: Owing }) {
  const translate = useTranslate()
  const { due } = order
  if (due === 0) return null
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ display: 'block' }}
      color={due < 0 ? 'error' : 'textSecondary'}
    >
      {translate(dueLabel(order))} {formatMoney(Math.abs(due))}
    </Typography>
  )
}
