import { useMemo } from 'react'
import { RelatedList } from '../../../components/crud/RelatedList'
import { OrderSumsFacts } from '../../orders/OrderSumsFacts'
import { orderColumns } from '../../orders/orderColumns'

export function ClientOrders({ id }: { id: number }) {
  const of = useMemo(() => ({ client_id: id }), [id])
  return (
    <RelatedList
      resource="orders"
      filter={of}
      title="resources.users.clients.orders"
      none="resources.orders.sums.none"
      lead={<OrderSumsFacts of={of} />}
    >
      {orderColumns}
    </RelatedList>
  )
}
