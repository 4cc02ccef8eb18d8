import { useMemo } from 'react'
import { RelatedList } from '../../components/crud/RelatedList'
import { OrderSumsFacts } from '../orders/OrderSumsFacts'
import { orderColumns } from '../orders/orderColumns'

export function AgencyOrders({ agencyId }: { agencyId: number }) {
  const of = useMemo(() => ({ agency_id: agencyId }), [agencyId])
  return (
    <RelatedList
      resource="orders"
      filter={of}
      title="resources.agencies.orders"
      none="resources.orders.sums.none"
      lead={<OrderSumsFacts of={of} />}
    >
      {orderColumns}
    </RelatedList>
  )
}
