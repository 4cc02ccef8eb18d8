import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import { prefetchPage } from '../../providers/cache/prefetch'

export function usePagePrefetch(): (page: number) => void {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page: current, perPage, sort, filterValues, filter, total = 0 } = useListContext()
  return (page) => {
    if (page === current || page < 1 || (page - 1) * perPage >= total) return
    const asked = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter } }
    void prefetchPage({ client, dataProvider }, resource, asked)
  }
}
