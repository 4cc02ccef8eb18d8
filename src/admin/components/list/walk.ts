import { useEffect } from 'react'
import { type Identifier, useListContext } from 'react-admin'
import type { ListAsked } from '../../providers/cache/raKeys'
import { createShared, useShared } from '../../startup/shared'
import { useListMeta } from './listMeta'

/** Loaded rows of the last opened list, for links from a record to its neighbours. */
export interface Walk {
  resource: string
  asked: Pick<ListAsked, 'sort' | 'filter'>
  perPage: number
  first: number
  ids: readonly Identifier[]
  total: number
  isCapped: boolean
}

/** Link state by which a record's page knows that it was opened from the list. */
export const fromList = { from: 'list' } as const

const shared = createShared<Walk | undefined>(undefined)

export const useWalk = (): Walk | undefined => useShared(shared)

export function extendWalk(ids: readonly Identifier[], end: 'before' | 'after'): void {
  const walk = shared.get()
  const fresh = walk && ids.filter((id) => !walk.ids.includes(id))
  if (!walk || !fresh?.length) return
  shared.set(
    end === 'after'
      ? { ...walk, ids: [...walk.ids, ...fresh] }
      : { ...walk, ids: [...fresh, ...walk.ids], first: Math.max(0, walk.first - fresh.length) },
  )
}

/** Remembers the rows of a list for `Neighbours`. */
export function WalkKeeper(): null {
  const { resource, data, page, perPage, sort, filterValues, filter, total, isPlaceholderData } =
    useListContext()
  const isCapped = useListMeta()?.pagination?.total_is_capped === true
  useEffect(() => {
    if (!data || isPlaceholderData) return
    shared.set({
      resource,
      asked: { sort, filter: { ...filterValues, ...filter } },
      perPage,
      first: (page - 1) * perPage,
      ids: data.map(({ id }) => id),
      total: total ?? 0,
      isCapped,
    })
  }, [resource, data, page, perPage, sort, filterValues, filter, total, isCapped, isPlaceholderData])
  return null
}
