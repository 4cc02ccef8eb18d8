import { useDraggable } from '@dnd-kit/core'
import Drag from '@mui/icons-material/DragIndicator'
import { Box, IconButton, Paper, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isOpen } from '../../../../domain/order'
import type { Order } from '../../../../domain/orderSchema'
import { Value } from '../../../components/fields/Value'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { Due } from '../money/Due'
import { PaymentStatusChip } from '../money/PaymentStatusChip'
import { WaitingSince } from '../OrderStatusChip'

/** A card of the board, moved by pointer, or with the space bar and arrow keys. */
export function BoardCard({ order, mayStep }: { order: Order; mayStep: boolean }) {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: order.id,
    data: { order },
    disabled: !mayStep || !isOpen(order.status),
  })
  return (
    <Paper
      ref={setNodeRef}
      component="li"
      variant="outlined"
      sx={{ p: 1, display: 'flex', alignItems: 'flex-start', gap: 0.5, opacity: isDragging ? 0.5 : 1 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <ScreenLink to={paths.order(order.type_id, order.id)}>{order.code}</ScreenLink>
        <div>{order.name}</div>
        <strong>
          <Value kind="money" value={order.total} />
        </strong>
        {(order.status !== 'canceled' || order.due !== 0) && (
          <div>
            <PaymentStatusChip status={order.payment_status} />
            <Due order={order} />
          </div>
        )}
        <Typography variant="caption" component="div">
          <WaitingSince order={order} />
        </Typography>
      </Box>
      {mayStep && isOpen(order.status) && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          size="small"
          aria-label={translate('resources.orders.board.move', { code: order.code })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <Drag fontSize="small" />
        </IconButton>
      )}
    </Paper>
  )
}
