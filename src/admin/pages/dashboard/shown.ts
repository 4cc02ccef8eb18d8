import { useMemo } from 'react'
import type { ListMeta } from '../../providers/data/meta'

export interface Shown<T> {
  data?: T
  total?: number
  meta?: ListMeta
  isPending: boolean
  error: unknown
  refetch: () => unknown
}

/** Re-renders only on these changes, not on requests with the same result. */
export const told = { notifyOnChangeProps: ['data', 'error', 'status'] as ('data' | 'error' | 'status')[] }

/** The query's result as an object that stays the same until it changes, for memoized panels. */
export function usePanelQuery<T>({ data, total, meta, isPending, error, refetch }: Shown<T>): Shown<T> {
  return useMemo(
    () => ({ data, total, meta, isPending, error, refetch }),
    [data, total, meta, isPending, error, refetch],
  )
}
