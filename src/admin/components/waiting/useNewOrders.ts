import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Order } from '../../../domain/orderSchema'
import { useMay } from '../../providers/auth/rights'
import { defaultSort } from '../../providers/data/endpoints'
import { waitingIn } from './useWaitingPosts'

const one = { page: 1, perPage: 1 }

/** New orders per type id, for users who may process them; cached as a list, so that changes update the numbers. */
export function useNewOrders(enabled: boolean): ReadonlyMap<number, number> {
  const mayList = useMay('orders', 'list')
  const mayStep = useMay('orders', 'edit')
  const { meta } = useGetList<Order>(
    'orders',
    { pagination: one, sort: defaultSort('orders'), filter: { status: 'new' } },
    { enabled: enabled && mayList && mayStep },
  )
  return useMemo(() => waitingIn(meta), [meta])
}
