import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { BulkPreview } from '../../../domain/bulkSchema'
import { type OrderStatus, orderStatuses } from '../../../domain/order'
import { useSelected } from '../../components/list/ListScope'
import type { AppDataProvider } from '../../providers/data/types'

interface Seen {
  id: number
  status: OrderStatus
  warehouse_id?: number | null
}

/**
 * The selected orders with their status. For “all matching” it is requested once, so that the dialog tells what will
 * happen and orders that come or move meanwhile stay as they are.
 */
export function useForward() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { rows, ids, all } = useSelected()
  const { data, error } = useQuery({
    queryKey: ['orders', 'forward', all],
    queryFn: async ({ signal }) =>
      (await dataProvider.previewRows(
        'orders',
        { ids, all },
        { name: 'forward', asked: {} },
        signal,
      )) as BulkPreview<OrderStatus>,
    enabled: all !== undefined,
    // The dialog's answer must not change while it is open.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const seen: readonly Seen[] | undefined = all
    ? data?.rows.map(({ id, before }) => ({ id, status: before }))
    : rows.map(({ id, status, warehouse_id }) => ({ id: Number(id), status, warehouse_id }))
  return {
    seen,
    error,
    at: (status: OrderStatus) => seen?.filter((each) => each.status === status) ?? [],
  }
}

/** Order ids by status, as the request for the step has them. */
export const seenOf = (orders: readonly Seen[]): Partial<Record<OrderStatus, number[]>> =>
  Object.fromEntries(
    orderStatuses.flatMap((status) => {
      const ids = orders.filter((each) => each.status === status).map(({ id }) => id)
      return ids.length ? [[status, ids]] : []
    }),
  )
