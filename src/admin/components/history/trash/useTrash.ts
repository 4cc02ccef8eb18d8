import { useMemo, useState } from 'react'
import { type RaRecord, useInfiniteGetList } from 'react-admin'
import { fold } from '../../../../domain/fold'
import type { ResourceName } from '../../../../domain/guards'
import { type HistoryEntry, keptDays } from '../../../../domain/history'
import type { ListMeta } from '../../../providers/data/meta'

const perPage = 50
const newestFirst = { field: 'id', order: 'DESC' } as const

const belongs = ({ changes }: HistoryEntry, filter: Record<string, unknown>): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    const change = changes.find(({ field }) => field === name)
    return change === undefined || String(change.before) === String(wanted)
  })

/** Restorable deletions of an entity, newest first; the search covers the loaded ones only. */
export function useTrash(entity: ResourceName, filter: Record<string, unknown> = {}) {
  const { data, ...query } = useInfiniteGetList<HistoryEntry & RaRecord>(
    'history',
    {
      filter: { entity, action: 'delete', restored: 0 },
      pagination: { page: 1, perPage },
      sort: newestFirst,
    },
    { retry: false },
  )
  const [search, setSearch] = useState('')
  const all = useMemo(
    () => data?.pages.flatMap((page) => page.data).filter((entry) => belongs(entry, filter)),
    [data, filter],
  )
  const wanted = fold(search.trim())
  const entries = useMemo(() => all?.filter(({ title }) => fold(title).includes(wanted)), [all, wanted])
  const days = (data?.pages[0]?.meta as ListMeta | undefined)?.kept_days ?? keptDays.trash
  return { ...query, days, isEmpty: all?.length === 0, entries, search, setSearch }
}
