import { useMemo } from 'react'
import { Panel } from '../../../components/crud/Panel'
import { OrderSums } from '../../orders/OrderSums'
import { orderColumns } from '../../orders/orderColumns'

/** What a client has ordered, and what it comes to. */
export function ClientOrders({ id }: { id: number }) {
  const of = useMemo(() => ({ client_id: id }), [id])
  return (
    <Panel
      resource="orders"
      filter={of}
      title="resources.users.clients.orders"
      none="resources.orders.sums.none"
      lead={<OrderSums of={of} />}
    >
      {orderColumns}
    </Panel>
  )
}
