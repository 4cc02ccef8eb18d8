import { useTranslate } from 'react-admin'
import { isLate, type OrderStatus as Name } from '../../../domain/order'
import type { Order } from '../../../domain/orderSchema'
import { Status, type Tone } from '../../components/fields/Status'
import { Moment } from '../../components/formats/Moment'

export const orderStatusLabel = (status: string): string => `resources.orders.status.${status}`

export const orderSourceLabel = (source: string): string => `resources.orders.source.${source}`

const tones: Record<Name, Tone> = {
  new: 'warn',
  processing: 'info',
  delivery: 'info',
  delivered: 'ok',
  canceled: 'neutral',
}

export function OrderStatusChip({ status }: Pick<Order, 'status'>) {
  const translate = useTranslate()
  return <Status tone={tones[status]}>{translate(orderStatusLabel(status))}</Status>
}

/** Time since the last step, marked when the order has waited too long. */
export function WaitingSince({ order }: { order: Pick<Order, 'status' | 'stepped_at'> }) {
  const translate = useTranslate()
  const moment = <Moment iso={order.stepped_at} />
  if (!isLate(order, new Date())) return moment
  return (
    <Status tone="bad">
      <span title={translate('resources.orders.late')}>{moment}</span>
    </Status>
  )
}
