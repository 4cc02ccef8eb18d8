import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
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
      actions={
        <>
          <PrintLink order={order} />
          <OrderSteps order={order} />
        </>
      }
    />
    <Box sx={{ mb: 2 }}>
      <OrderTrack order={order} />
    </Box>
  </>
)

/** Its papers in a window of their own: what is typed here stays. */
function PrintLink({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
    <Button
      component={ScreenLink}
      to={paths.orderPrint(order.type_id, [order.id])}
      target="_blank"
      startIcon={<Print />}
    >
      {translate('resources.orders.print.action')}
    </Button>
  )
}
