import { useGetList } from 'react-admin'
import type { PostType } from '../../../domain/typeSchema'
import { useMay } from '../../providers/auth/rights'
import { onlyResults } from '../../providers/cache/onlyResults'

/** All post types in manual order; menu, breadcrumb and post pages share one cache entry. */
export const postTypesQuery = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'sort', order: 'ASC' as const },
}

export function usePostTypesQuery() {
  const enabled = useMay('types', 'list')
  return useGetList<PostType>('types', postTypesQuery, {
    enabled,
    staleTime: 60_000,
    ...onlyResults,
  })
}

const noTypes: PostType[] = []

export const usePostTypes = (): PostType[] => usePostTypesQuery().data ?? noTypes

export const usePostType = (id: string | number | undefined): PostType | undefined =>
  usePostTypes().find((type) => String(type.id) === String(id))
