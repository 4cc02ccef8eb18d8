import { useMemo } from 'react'
import type { ListMeta } from '../../providers/data/meta'

/** What a panel shows of a query. */
export interface Shown<T> {
  data?: T
  total?: number
  meta?: ListMeta
  isPending: boolean
  error: unknown
  refetch: () => unknown
}

/** A query tells of these, and not of each request that brings the same again. */
export const told = { notifyOnChangeProps: ['data', 'error', 'status'] as ('data' | 'error' | 'status')[] }

/** What a panel shows of a query: the same object as long as it is the same, so that the panel is not drawn again. */
export function usePanelQuery<T>({ data, total, meta, isPending, error, refetch }: Shown<T>): Shown<T> {
  return useMemo(
    () => ({ data, total, meta, isPending, error, refetch }),
    [data, total, meta, isPending, error, refetch],
  )
}
