import { useMemo } from 'react'
import { Panel } from '../../components/crud/Panel'
import { OrderSums } from '../orders/OrderSums'
import { orderColumns } from '../orders/orderColumns'

/** The orders that name the agency, and what they come to. */
export function AgencyOrders({ agencyId }: { agencyId: number }) {
  const of = useMemo(() => ({ agency_id: agencyId }), [agencyId])
  return (
    <Panel
      resource="orders"
      filter={of}
      title="resources.agencies.orders"
      none="resources.orders.sums.none"
      lead={<OrderSums of={of} />}
    >
      {orderColumns}
    </Panel>
  )
}
