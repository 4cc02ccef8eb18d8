import { useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { BulkError } from '../../providers/data/bulk'
import { useFeedback } from '../form/useFeedback'
import { useSelection } from './BulkBar'

/** Splits the selected ids into groups that are deleted one after another. */
export type InTurn = (ids: Identifier[]) => Identifier[][]

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

  const removeInTurn = async (turns: readonly Identifier[][]) => {
    const done: RaRecord[] = []
    const failed: BulkError['failed'] = []
    for (const turn of turns) {
      try {
        await dataProvider.deleteMany(resource, { ids: turn })
        done.push(...turn.map((id) => ({ id })))
      } catch (error) {
        if (!(error instanceof BulkError)) throw error
        done.push(...error.done)
        failed.push(...error.failed)
      }
    }
    if (failed.length > 0) throw new BulkError(done, failed)
  }

  return {
    count: ids.length,
    isBusy,
    change: (data: Record<string, unknown>) =>
      run(() => dataProvider.updateMany(resource, { ids, data }), 'changed', 'update_failed'),
    /** `inTurn` puts first what others wait for: children before the parent that cannot go without them. */
    remove: (inTurn: InTurn = (all) => [all]) =>
      run(() => removeInTurn(inTurn(ids)), 'deleted', 'delete_failed'),
  }
}
