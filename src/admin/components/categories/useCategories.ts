import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { flattenTree } from '../../../domain/tree'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

/** List parameters for a type's categories; tree, forms and filter share one cache entry. */
export const categoriesQuery = (typeId: number) => ({
  pagination: { page: 1, perPage: pageSize('categories') },
  sort: defaultSort('categories'),
  filter: { type_id: typeId },
})

export type CategoryNode = Category & { level: number }

const none: CategoryNode[] = []

/** A type's categories in tree order with their levels; empty until loaded. */
export function useCategories(typeId: number, enabled = true): { rows: CategoryNode[]; isPending: boolean } {
  const { data, isPending } = useGetList<Category>('categories', categoriesQuery(typeId), {
    staleTime: 30_000,
    enabled,
  })
  const rows = useMemo(() => (data ? flattenTree(data) : none), [data])
  return { rows, isPending }
}
