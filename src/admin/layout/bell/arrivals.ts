import { queryOptions } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Arrival, ArrivalKind } from '../../../domain/live'
import { paths } from '../../components/screens/paths'
import type { AppDataProvider } from '../../providers/data/types'

/** The query of the newest arrivals and of the number that this user has not seen. */
export function useArrivalsQuery() {
  const dataProvider = useDataProvider<AppDataProvider>()
  return queryOptions({
    queryKey: ['arrivals'],
    queryFn: ({ signal }) => dataProvider.arrivals(signal),
  })
}

export const arrivalPath = ({ kind, record_id, type_id }: Arrival): string =>
  type_id === null ? paths.inbox(`${kind}-${record_id}`) : paths.order(type_id, record_id)

/** The newest of each kind. */
export function newestOf(arrivals: readonly Arrival[]): Partial<Record<ArrivalKind, number>> {
  const newest: Partial<Record<ArrivalKind, number>> = {}
  for (const { kind, record_id } of arrivals) newest[kind] = Math.max(newest[kind] ?? 0, record_id)
  return newest
}
