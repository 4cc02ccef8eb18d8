import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { RelatedList } from '../../components/crud/RelatedList'
import { Facts } from '../../components/fields/Facts'
import { Value } from '../../components/fields/Value'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { ReservedPlace } from '../../startup/ReservedPlace'
import { OrderStatusChip } from './OrderStatusChip'

const Column = columnsOf<Order>()

const orderColumns = (
  <>
    <Column
      source="code"
      disableSort
      render={({ type_id, id, code }) => <RowLink to={paths.order(type_id, id)}>{code}</RowLink>}
    />
    <Column
      source="status"
      kind="status"
      disableSort
      render={({ status }) => <OrderStatusChip status={status} />}
    />
    <Column source="total" kind="money" disableSort />
    <Column source="created_at" kind="day" from="tablet" disableSort />
  </>
)

interface RelatedOrdersProps {
  by: 'client_id' | 'agency_id'
  id: number
  title: string
}

/** Orders of a client or an agency, below their sums. */
export function RelatedOrders({ by, id, title }: RelatedOrdersProps) {
  const of = useMemo(() => (by === 'client_id' ? { client_id: id } : { agency_id: id }), [by, id])
  return (
    <RelatedList
      resource="orders"
      filter={of}
      title={title}
      none="resources.orders.sums.none"
      lead={<OrderSums of={of} />}
    >
      {orderColumns}
    </RelatedList>
  )
}

function OrderSums({ of }: { of: { client_id: number } | { agency_id: number } }) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const mayList = useMay('orders', 'list')
  const { data, isLoading } = useQuery({
    queryKey: ['orders', 'sums', of],
    queryFn: async () => (await dataProvider.orderSums(of)).data,
    enabled: mayList,
  })
  if (isLoading) return <ReservedPlace />
  if (!data?.count) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Facts
        isRow
        nothing="resources.orders.sums.none"
        of={{
          'resources.orders.sums.total': <Value kind="money" value={data.total} />,
          'resources.orders.sums.count': <Value kind="number" value={data.count} />,
          'resources.orders.sums.canceled': data.canceled > 0 && (
            <Value kind="number" value={data.canceled} />
          ),
          'resources.orders.sums.latest': <Value kind="day" value={data.latest} />,
        }}
      />
    </Box>
  )
}
