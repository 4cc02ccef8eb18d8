import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { orderStatuses } from '../../../domain/order'
import type { Order } from '../../../domain/orderSchema'
import { PageHeading } from '../../components/heading/PageHeading'
import { PrintLink } from '../../components/print/PrintLink'
import { paths } from '../../components/screens/paths'
import { StepActions } from '../../components/steps/StepActions'
import { StepTrack } from '../../components/steps/StepTrack'
import { OrderStatusChip, WaitingSince } from './OrderStatusChip'
import { SiteSource } from './SiteMark'
import { orderStepOf, useMoves } from './useMoves'

const way = orderStatuses.filter((status) => status !== 'canceled').map(orderStepOf)

/** Progress of an order; a canceled one shows how far it came. */
function OrderTrack({ order }: { order: Order }) {
  const last = order.history?.data.findLast(({ to }) => to === 'canceled')
  return <StepTrack steps={way} current={orderStepOf(order.status)} left={last?.from ?? undefined} />
}

function OrderSteps({ order }: { order: Order }) {
  const { mayStep, moves, move } = useMoves(order)
  return mayStep && <StepActions current={orderStepOf(order.status)} moves={moves} onMove={move} />
}

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
            {order.source === 'site' && <SiteSource order={order} />}
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
