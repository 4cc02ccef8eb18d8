import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { keysOf } from '../../../../domain/references'
import { useMay } from '../../../providers/auth/rights'
import { pageSize } from '../../../providers/cache/prefetch'
import { defaultSort } from '../../../providers/data/endpoints'
import type { Facet } from './facets'

interface Keyed {
  id: number
  key: string
  title: string
}

/** The titles of keys that people have chosen, if there are any among what differs. */
export function useKeyTitles(entity: ResourceName, facets: readonly Facet[]): ReadonlyMap<string, string> {
  const named = facets.map(({ path }) => keysOf(entity, path[0])).find(Boolean)
  const resource = named ?? entity
  const mayList = useMay(resource, 'list')
  const { data } = useGetList<Keyed>(
    resource,
    { pagination: { page: 1, perPage: pageSize(resource) }, sort: defaultSort(resource), filter: {} },
    { enabled: named !== undefined && mayList, staleTime: 60_000 },
  )
  return useMemo(
    () => new Map(named ? (data ?? []).map(({ key, title }) => [key, title]) : []),
    [named, data],
  )
}
