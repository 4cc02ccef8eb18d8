import { useState } from 'react'
import type { OrderStatus } from '../../../../domain/order'
import type { Order } from '../../../../domain/orderSchema'
import { StepDialog } from '../../../components/steps/StepDialog'
import { orderStepOf, useMoves } from '../useMoves'

interface BoardMoveProps {
  order: Order
  to: OrderStatus
  onClose: () => void
}

export function BoardMove({ order, to, onClose }: BoardMoveProps) {
  const [from] = useState(orderStepOf(order.status))
  const { moves, move } = useMoves(order)
  const asked = moves.find((each) => each.to.key === to)
  return asked && <StepDialog move={asked} from={from} current={from} onMove={move} onClose={onClose} />
}
