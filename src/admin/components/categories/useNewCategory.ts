import { useDataProvider } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { nextSort } from '../../../domain/tree'
import { useMay } from '../../providers/auth/rights'
import { useFeedback } from '../form/useFeedback'
import type { CategoryNode } from './useCategories'

/** Creates a category from its name, last on the top level; returns its id, or undefined if refused. */
export function useNewCategory(typeId: number | undefined, rows: readonly CategoryNode[]) {
  const dataProvider = useDataProvider()
  const mayCreate = useMay('categories', 'create')
  const { succeeded, failed } = useFeedback('categories')
  if (!typeId || !mayCreate) return undefined
  return async (title: string): Promise<number | undefined> => {
    try {
      // Loaded on demand: the slug tables are large and rarely needed.
      const { slugFrom } = await import('../../../domain/slug')
      const place = { type_id: typeId, parent_id: null, sort: nextSort(rows, null) }
      const values = { ...place, title, slug: slugFrom(title) }
      const { data } = await dataProvider.create<Category>('categories', { data: values })
      succeeded('created')
      return data.id
    } catch (error) {
      failed('create_failed', error)
      return undefined
    }
  }
}
