import { orderStatuses } from '../../../domain/order'
import type { Order } from '../../../domain/orderSchema'
import { StepActions } from '../../components/steps/StepActions'
import { StepTrack } from '../../components/steps/StepTrack'
import { orderStepOf, useMoves } from './useMoves'

const way = orderStatuses.filter((status) => status !== 'canceled').map(orderStepOf)

/** Progress of an order; a canceled one shows how far it came. */
export function OrderTrack({ order }: { order: Order }) {
  const last = order.history?.data.findLast(({ to }) => to === 'canceled')
  return <StepTrack steps={way} current={orderStepOf(order.status)} left={last?.from ?? undefined} />
}

export function OrderSteps({ order }: { order: Order }) {
  const { mayStep, moves, move } = useMoves(order)
  return mayStep && <StepActions current={orderStepOf(order.status)} moves={moves} onMove={move} />
}
