import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { keysOf } from '../../../../domain/references'
import { useMay } from '../../../providers/auth/rights'
import { pageSize } from '../../../providers/cache/prefetch'
import { defaultSort } from '../../../providers/data/endpoints'
import type { Facet } from './facets'
import type { Keyed } from './keyed'

/** What people have put under keys of their own, if there is anything such among what differs. */
export function useKeyed(entity: ResourceName, facets: readonly Facet[]): readonly Keyed[] {
  const named = facets.map(({ path }) => keysOf(entity, path[0])).find(Boolean)
  const resource = named ?? entity
  const mayList = useMay(resource, 'list')
  const { data } = useGetList<Keyed & { id: number }>(
    resource,
    { pagination: { page: 1, perPage: pageSize(resource) }, sort: defaultSort(resource), filter: {} },
    { enabled: named !== undefined && mayList, staleTime: 60_000 },
  )
  return useMemo(() => (named ? (data ?? []) : []), [named, data])
}
