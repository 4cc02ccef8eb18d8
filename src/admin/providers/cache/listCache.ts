import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { ListPage } from '../../../domain/listEffects'
import { endpointOf } from '../data/endpoints'
import type { ListMeta } from '../data/types'

/** A list result as react-admin caches it. */
export interface CachedList {
  data: RaRecord[]
  total?: number
  meta: ListMeta
}

/** What a cached list was asked for. */
export interface Asked {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Record<string, unknown>
}

/**
 * What becomes of a cached list: `list` is shown at once, and whether the server must be asked: not at
 * all, `later` (when a screen next comes to it) or `now` (if one shows it).
 */
export type Effect = (list: CachedList, asked: Asked) => { list: CachedList; ask?: 'later' | 'now' }

export const isCachedList = (value: unknown): value is CachedList =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  Array.isArray(value.data) &&
  'meta' in value &&
  typeof value.meta === 'object' &&
  value.meta !== null &&
  'pagination' in value.meta

const askedOf = (key: QueryKey): Asked => (key[2] ?? {}) as Asked

/** Applies a pure effect of the domain to a cached list, keeping its counts. */
export function withPage(
  list: CachedList,
  effect: (page: ListPage<RaRecord>) => ListPage<RaRecord>,
  counts = list.meta.counts,
): CachedList {
  const page = effect({ data: list.data, pagination: list.meta.pagination })
  const meta = { ...list.meta, pagination: page.pagination, ...(counts && { counts }) }
  return { ...list, data: page.data, total: page.pagination.total, meta }
}

/** Runs an effect over every cached list of a resource. */
export function applyToLists(client: QueryClient, resource: string, effect: Effect): void {
  for (const kind of ['getList', 'getManyReference'])
    for (const query of client.getQueryCache().findAll({ queryKey: [resource, kind] })) {
      const { queryKey } = query
      // Without its meta a list cannot be reckoned with, only fetched again.
      const list: unknown = query.state.data
      const result = kind === 'getList' && isCachedList(list) ? effect(list, askedOf(queryKey)) : undefined
      if (result) client.setQueryData(queryKey, result.list)
      const ask = result ? result.ask : 'now'
      const refetchType = ask === 'now' ? 'active' : 'none'
      if (ask) void client.invalidateQueries({ queryKey, exact: true, refetchType })
    }
  for (const other of endpointOf(resource).shownIn ?? []) void client.invalidateQueries({ queryKey: [other] })
}

/** A changed record replaces its copies wherever single records are kept. */
export function replaceRecord(client: QueryClient, resource: string, record: RaRecord): void {
  const merge = (old: RaRecord): RaRecord =>
    String(old.id) === String(record.id) ? { ...old, ...record } : old
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [resource, 'getOne'] }))
    client.setQueryData<RaRecord>(queryKey, (old) => old && merge(old))
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [resource, 'getMany'] }))
    client.setQueryData<RaRecord[]>(queryKey, (old) => old?.map(merge))
}
