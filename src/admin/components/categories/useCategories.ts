import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { flattenTree } from '../../../domain/tree'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

/** What the categories of a type are asked for by: the tree, the forms and the filter share one answer. */
export const categoriesQuery = (typeId: number) => ({
  pagination: { page: 1, perPage: pageSize('categories') },
  sort: defaultSort('categories'),
  filter: { type_id: typeId },
})

export type CategoryNode = Category & { level: number }

const none: CategoryNode[] = []

/** The categories of a type in tree order, with their levels; none until they are there. */
export function useCategories(typeId: number): { rows: CategoryNode[]; isPending: boolean } {
  const { data, isPending } = useGetList<Category>('categories', categoriesQuery(typeId), {
    staleTime: 30_000,
  })
  const rows = useMemo(() => (data ? flattenTree(data) : none), [data])
  return { rows, isPending }
}
