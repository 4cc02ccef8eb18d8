import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core'
import { Box, Paper } from '@mui/material'
import { useMemo, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type OrderStatus, orderStatuses } from '../../../../domain/order'
import type { Order } from '../../../../domain/orderSchema'
import { useSortSensors } from '../../../components/list/useSortSensors'
import { StepDialog } from '../../../components/steps/StepDialog'
import { useMay } from '../../../providers/auth/rights'
import { orderStatusLabel } from '../OrderStatusChip'
import { orderStepOf, useMoves } from '../useMoves'
import { BoardColumn } from './BoardColumn'

interface Dropped {
  order: Order
  to: OrderStatus
}

const isLegal = (order: Order | undefined, to: unknown): to is OrderStatus =>
  order?.possible?.some((step) => step === to) === true

/**
 * The listed orders as columns by status. A card moves by pointer or arrow keys to columns that the rules allow, and
 * confirms its step there.
 */
export default function OrderBoard() {
  const translate = useTranslate()
  const { filter, filterValues } = useListContext<Order>()
  const mayStep = useMay('orders', 'edit')
  const [held, setHeld] = useState<Order>()
  const [dropped, setDropped] = useState<Dropped>()
  const { status: _, ...others } = filterValues
  const asked = { ...others, ...filter }
  const collision: CollisionDetection = (args) => {
    const legal = {
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => isLegal(held, id)),
    }
    // Keyboard moves have no pointer coordinates and go from column to column.
    return args.pointerCoordinates ? pointerWithin(legal) : closestCenter(legal)
  }
  const sensors = useSortSensors(useMemo(() => columnwise, []))
  const say = (key: string, order: Order | undefined, to?: unknown) =>
    translate(`resources.orders.board.${key}`, {
      code: order?.code ?? '',
      status: to ? translate(orderStatusLabel(String(to))) : '',
    })
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('picked', orderOf(active)),
    onDragOver: ({ active, over }) => (over ? say('over', orderOf(active), over.id) : undefined),
    onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'stayed', orderOf(active), over?.id),
    onDragCancel: ({ active }) => say('stayed', orderOf(active)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: translate('resources.orders.board.keys') },
      }}
      onDragStart={({ active }) => setHeld(orderOf(active))}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={({ over }) => {
        setHeld(undefined)
        if (held && isLegal(held, over?.id)) setDropped({ order: held, to: over?.id as OrderStatus })
      }}
    >
      <Box
        // Focusable, so that the keyboard scrolls it on a phone.
        tabIndex={0}
        role="group"
        aria-label={translate('resources.orders.views.board')}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', overflowX: 'auto', pb: 1 }}
      >
        {orderStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            filter={asked}
            mayStep={mayStep}
            isOpenTo={held && isLegal(held, status)}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>
        {held && (
          <Paper elevation={6} sx={{ px: 2, py: 1, cursor: 'grabbing' }}>
            {held.code} · {held.name}
          </Paper>
        )}
      </DragOverlay>
      {dropped && <BoardMove {...dropped} onClose={() => setDropped(undefined)} />}
    </DndContext>
  )
}

const orderOf = ({ data }: { data: { current?: Record<string, unknown> } }) =>
  data.current?.order as Order | undefined

/** Left and right go to the next column that the order may enter. */
const columnwise: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const by = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
  const { collisionRect, droppableContainers, droppableRects, active } = context
  if (by === 0 || !collisionRect) return undefined
  event.preventDefault()
  const order = active ? orderOf(active) : undefined
  const here = collisionRect.left + collisionRect.width / 2
  const places = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    const middle = rect && rect.left + rect.width / 2
    const isAhead = middle !== undefined && (middle - here) * by > 1
    return rect && isAhead && isLegal(order, id) ? [{ rect, middle }] : []
  })
  places.sort((one, other) => (one.middle - other.middle) * by)
  const [next] = places
  return (
    next && {
      x: currentCoordinates.x + next.middle - here,
      y: next.rect.top + Math.min(next.rect.height, collisionRect.height) / 2,
    }
  )
}

interface BoardMoveProps {
  order: Order
  to: OrderStatus
  onClose: () => void
}

function BoardMove({ order, to, onClose }: BoardMoveProps) {
  const [from] = useState(orderStepOf(order.status))
  const { moves, move } = useMoves(order)
  const asked = moves.find((each) => each.to.key === to)
  return asked && <StepDialog move={asked} from={from} current={from} onMove={move} onClose={onClose} />
}
