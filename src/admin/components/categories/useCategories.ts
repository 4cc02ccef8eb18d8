import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { flattenTree } from '../../../domain/tree'
import { onlyResults } from '../../providers/cache/onlyResults'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

/** The same parameters for tree, forms and filter, so that they share one cache entry. */
const categoriesQuery = (typeId: number) => ({
  pagination: { page: 1, perPage: pageSize('categories') },
  sort: defaultSort('categories'),
  filter: { type_id: typeId },
})

export type CategoryNode = Category & { level: number }

const noCategories: CategoryNode[] = []

/** A type's categories in tree order with levels; empty until loaded. */
export function useCategories(typeId: number, enabled = true): { rows: CategoryNode[]; isPending: boolean } {
  const { data, isPending } = useGetList<Category>('categories', categoriesQuery(typeId), {
    staleTime: 30_000,
    enabled,
    ...onlyResults,
  })
  const rows = useMemo(() => (data ? flattenTree(data) : noCategories), [data])
  return { rows, isPending }
}

export const parentCategoryOf = (rows: readonly CategoryNode[], id: unknown): number | null =>
  rows.find((row) => row.id === id)?.parent_id ?? null

/** The parent category that a post gets with its new category, unless the user chose another one. */
export function followingParent(
  rows: readonly CategoryNode[],
  now: { category_id?: unknown; parent_category_id?: number | null },
  next: unknown,
): number | null {
  const parent = now.parent_category_id ?? null
  return parent === null || parent === parentCategoryOf(rows, now.category_id)
    ? parentCategoryOf(rows, next)
    : parent
}
