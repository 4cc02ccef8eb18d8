import { useDroppable } from '@dnd-kit/core'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useLocaleState, useTranslate } from 'react-admin'
import type { OrderStatus } from '../../../../domain/order'
import type { Order } from '../../../../domain/orderSchema'
import { formatNumber } from '../../../components/formats/formats'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { defaultSort } from '../../../providers/data/endpoints'
import { box } from '../../../theme/tokens'
import { orderStatusLabel } from '../OrderStatusChip'
import { BoardCard } from './BoardCard'

/** Cards that a column shows at first, and adds on request. */
const some = 10

interface BoardColumnProps {
  status: OrderStatus
  filter: Record<string, unknown>
  mayStep: boolean
  /** Whether the dragged card may be dropped here; `undefined` without one. */
  isOpenTo: boolean | undefined
}

export function BoardColumn({ status, filter, mayStep, isOpenTo }: BoardColumnProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [shown, setShown] = useState(some)
  const { data, total, error, refetch, isFetching } = useGetList<Order>(
    'orders',
    {
      filter: { ...filter, status },
      pagination: { page: 1, perPage: shown },
      sort: defaultSort('orders'),
    },
    { placeholderData: (earlier) => earlier, retry: false },
  )
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: !isOpenTo })
  const name = translate(orderStatusLabel(status))
  const count = total === undefined ? '' : ` (${formatNumber(total, locale)})`
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-label={name + count}
      sx={{
        flex: '1 0 0',
        minWidth: box.filter,
        p: 1,
        border: 1,
        borderRadius: 1,
        borderColor: isOpenTo ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        opacity: isOpenTo === false ? 0.5 : 1,
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {name}
        {count}
      </Typography>
      {error && <LoadFailure resource="orders" error={error} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((order) => (
          <BoardCard key={order.id} order={order} mayStep={mayStep} />
        ))}
      </Box>
      {data && total !== undefined && data.length < total && (
        <Button size="small" fullWidth disabled={isFetching} onClick={() => setShown(shown + some)}>
          {translate('resources.orders.board.more')}
        </Button>
      )}
    </Box>
  )
}
