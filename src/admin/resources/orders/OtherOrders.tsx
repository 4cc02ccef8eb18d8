import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link as To } from 'react-router-dom'
import type { Order } from '../../../domain/orderSchema'
import { diallable } from '../../../domain/phone'
import { Value } from '../../components/fields/Value'
import { FormSection } from '../../components/form/FormSection'
import { paths } from '../../components/screens/paths'
import { useMay } from '../../providers/auth/rights'
import { defaultSort } from '../../providers/data/endpoints'
import { OrderStatusChip } from './OrderStatusChip'

const some = { page: 1, perPage: 6 }

interface PhoneOrdersProps {
  phone: string
  except?: number
}

/** Other orders with the same phone number, for users who may list orders. */
export function PhoneOrders({ phone, except }: PhoneOrdersProps) {
  const mayList = useMay('orders', 'list')
  const wanted = diallable(phone) ?? ''
  const isWhole = wanted !== ''
  const { data = [] } = useGetList<Order>(
    'orders',
    { filter: { phone: wanted }, pagination: some, sort: defaultSort('orders') },
    { enabled: mayList && isWhole },
  )
  const others = isWhole ? data.filter(({ id }) => id !== except) : []
  if (!others.length) return null
  return (
    <FormSection title="resources.orders.others">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {others.map((order) => (
          <Box key={order.id} component="li" sx={line}>
            <To to={paths.order(order.type_id, order.id)}>{order.code}</To>
            <OrderStatusChip status={order.status} />
            <Value kind="money" value={order.total} />
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: 1.5,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
} as const

export function OtherOrders({ except }: { except?: number }) {
  const phone: unknown = useWatch({ name: 'phone' })
  return <PhoneOrders phone={String(phone ?? '')} except={except} />
}
