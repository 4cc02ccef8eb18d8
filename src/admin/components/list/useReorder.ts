import { useDataProvider } from 'react-admin'
import type { AppDataProvider, Sorted } from '../../providers/data/types'
import { useFeedback } from '../form/useFeedback'

export function useReorder(resource: string): (rows: readonly Sorted[]) => Promise<boolean> {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { succeeded, failed } = useFeedback(resource)
  return async (rows) => {
    try {
      await dataProvider.reorder(resource, rows)
      succeeded('sorted')
      return true
    } catch (error) {
      failed('sort_failed', error)
      return false
    }
  }
}
