import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { PageHeading } from '../../components/heading/PageHeading'
import { PrintLink } from '../../components/print/PrintLink'
import { paths } from '../../components/screens/paths'
import { OrderStatusChip, WaitingSince } from './OrderStatusChip'
import { OrderSteps, OrderTrack } from './OrderSteps'

export function OrderHead({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
    <>
      <PageHeading
        title={order.code}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <OrderStatusChip status={order.status} />
            <WaitingSince order={order} />
          </Box>
        }
        actions={
          <>
            <PrintLink
              to={paths.orderPrint(order.type_id, [order.id])}
              label={translate('resources.orders.print.action')}
              isApart
            />
            <OrderSteps order={order} />
          </>
        }
      />
      <Box sx={{ mb: 2 }}>
        <OrderTrack order={order} />
      </Box>
    </>
  )
}
