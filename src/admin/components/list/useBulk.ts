import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import { BulkError } from '../../providers/bulk'
import { useFeedback } from '../form/useFeedback'
import { useSelection } from './BulkBar'

/** Changes or deletes the selected rows. What could not be done stays selected, to be tried again. */
export function useBulk() {
  const { resource, onUnselectItems, onSelect } = useListContext()
  const ids = useSelection()
  const dataProvider = useDataProvider()
  const { succeeded, failed } = useFeedback(resource)
  const [isBusy, setBusy] = useState(false)

  const run = async (
    work: () => Promise<unknown>,
    done: 'changed' | 'deleted',
    wrong: 'update_failed' | 'delete_failed',
  ) => {
    setBusy(true)
    try {
      await work()
      onUnselectItems()
      succeeded(done, ids.length)
    } catch (error) {
      if (error instanceof BulkError) onSelect(error.failed.map(({ id }) => id))
      failed(wrong, error)
    } finally {
      setBusy(false)
    }
  }

  return {
    count: ids.length,
    isBusy,
    change: (data: Record<string, unknown>) =>
      run(() => dataProvider.updateMany(resource, { ids, data }), 'changed', 'update_failed'),
    remove: () => run(() => dataProvider.deleteMany(resource, { ids }), 'deleted', 'delete_failed'),
  }
}
