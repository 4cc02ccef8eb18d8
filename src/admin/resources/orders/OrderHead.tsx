import { Box } from '@mui/material'
import type { Order } from '../../../domain/orderSchema'
import { PageHeading } from '../../components/PageHeading'
import { OrderStatus, Waiting } from './OrderStatus'
import { OrderSteps, OrderTrack } from './OrderSteps'

/** The head of an order's page: where it is, since when, and what comes next. */
export const OrderHead = ({ order }: { order: Order }) => (
  <>
    <PageHeading
      title={order.code}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <OrderStatus status={order.status} />
          <Waiting order={order} />
        </Box>
      }
      actions={<OrderSteps order={order} />}
    />
    <Box sx={{ mb: 2 }}>
      <OrderTrack order={order} />
    </Box>
  </>
)
