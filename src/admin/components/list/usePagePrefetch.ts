import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'

/** Fetches another page of the list ahead of the click. */
export function usePagePrefetch(): (page: number) => void {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page: current, perPage, sort, filterValues, filter, total = 0 } = useListContext()
  return (page) => {
    if (page === current || page < 1 || (page - 1) * perPage >= total) return
    const asked = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter } }
    void client.prefetchQuery({
      queryKey: [resource, 'getList', { ...asked, meta: undefined }],
      queryFn: async ({ signal }) => {
        const result = await dataProvider.getList(resource, { ...asked, signal })
        return { data: result.data, total: result.total, pageInfo: result.pageInfo, meta: result.meta }
      },
      staleTime: 30_000,
    })
  }
}
