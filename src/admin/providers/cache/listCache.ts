import type { QueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { CachedPage } from '../../../domain/listEffects'
import { endpointOf } from '../data/endpoints'
import type { ListMeta } from '../data/meta'
import { type ListAsked, listAskedOf, raKeys } from './raKeys'

export interface CachedList {
  data: RaRecord[]
  total?: number
  meta: ListMeta
}

/**
 * New state of a cached list: `list` shows at once, and `ask` tells when to refetch: never, `later` (when a screen next
 * shows it) or `now` (if a screen shows it).
 */
export type Effect = (
  list: CachedList,
  asked: Partial<ListAsked>,
) => { list: CachedList; ask?: 'later' | 'now' }

const isCachedList = (value: unknown): value is CachedList =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  Array.isArray(value.data) &&
  'meta' in value &&
  typeof value.meta === 'object' &&
  value.meta !== null &&
  'pagination' in value.meta

/** Applies a pure list effect of the domain to a cached list, keeping its counts. */
export function withPage(
  list: CachedList,
  effect: (page: CachedPage<RaRecord>) => CachedPage<RaRecord>,
  counts = list.meta.counts,
): CachedList {
  const page = effect({ data: list.data, pagination: list.meta.pagination })
  const meta = { ...list.meta, pagination: page.pagination, ...(counts && { counts }) }
  return { ...list, data: page.data, total: page.pagination.total, meta }
}

export function applyToLists(client: QueryClient, resource: string, effect: Effect): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: raKeys.lists(resource) })) {
    const list: unknown = state.data
    // A list without meta cannot be updated: refetch it.
    const result = isCachedList(list) ? effect(list, listAskedOf(queryKey)) : undefined
    if (result) client.setQueryData(queryKey, result.list)
    // Sums cannot be reckoned here.
    const ask = result && !result.list.meta.sums ? result.ask : 'now'
    const refetchType = ask === 'now' ? 'active' : 'none'
    if (ask) void client.invalidateQueries({ queryKey, exact: true, refetchType })
  }
  void client.invalidateQueries({ queryKey: raKeys.references(resource) })
  void client.invalidateQueries({ queryKey: raKeys.all('history') })
  for (const other of endpointOf(resource).shownIn ?? [])
    void client.invalidateQueries({ queryKey: raKeys.all(other) })
}

export function replaceRecord(client: QueryClient, resource: string, record: RaRecord): void {
  const merge = (old: RaRecord): RaRecord =>
    String(old.id) === String(record.id) ? { ...old, ...record } : old
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: raKeys.records(resource) }))
    client.setQueryData<RaRecord>(queryKey, (old) => old && merge(old))
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: raKeys.many(resource) }))
    client.setQueryData<RaRecord[]>(queryKey, (old) => old?.map(merge))
}
