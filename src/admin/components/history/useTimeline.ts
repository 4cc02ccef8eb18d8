import { useMemo } from 'react'
import { type Identifier, type RaRecord, useInfiniteGetList } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import type { HistoryEntry } from '../../../domain/history'
import { happeningsOf } from './versions'

const perPage = 20
const newestFirst = { field: 'id', order: 'DESC' } as const

export function useTimeline(entity: ResourceName, id: Identifier) {
  const { data, ...query } = useInfiniteGetList<HistoryEntry & RaRecord>(
    'history',
    { filter: { entity, id }, pagination: { page: 1, perPage }, sort: newestFirst },
    { retry: false },
  )
  const entries = useMemo(() => data?.pages.flatMap((page) => page.data), [data])
  const happenings = useMemo(() => entries && happeningsOf(entries), [entries])
  return { ...query, happenings }
}
