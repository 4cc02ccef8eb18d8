import { useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { BulkError } from '../../providers/data/bulk'
import { useFeedback } from '../form/useFeedback'
import { type Change, useUndoable, useWriteBack } from '../useUndoable'
import { useListScope, useSelected } from './ListScope'

/** Splits the selected ids into groups that are deleted one after another. */
export type InTurn = (ids: Identifier[]) => Identifier[][]

interface Run {
  /** Runs the action; returns the updated rows. */
  work: () => Promise<RaRecord[]>
  /** Notifies of success. */
  done: (rows: RaRecord[]) => void
  /** The message that counts the failures, and the notification for any other error. */
  report: string
  wrong: 'update_failed' | 'delete_failed'
}

/** Changes or deletes the selected rows. Failed rows stay selected and are reported with the reason. */
export function useBulk() {
  const { resource, onSelect } = useListContext()
  const { ids, rows } = useSelected()
  const { setFailure } = useListScope()
  const dataProvider = useDataProvider()
  const { succeeded, failed, words } = useFeedback(resource)
  const offerUndo = useUndoable(resource)
  const writeBack = useWriteBack(resource)
  const [isBusy, setBusy] = useState(false)
  const rowOf = (id: Identifier): RaRecord => rows.find((row) => row.id === id) ?? { id }

  const run = async ({ work, done, report, wrong }: Run) => {
    setBusy(true)
    setFailure(null)
    try {
      const result = await work()
      onSelect([])
      done(result)
    } catch (error) {
      if (!(error instanceof BulkError)) return failed(wrong, error)
      onSelect(error.failed.map(({ id }) => id))
      setFailure({ what: report, rows: error.failed.map(({ id, error }) => ({ row: rowOf(id), error })) })
      if (error.done.length > 0) done(error.done)
    } finally {
      setBusy(false)
    }
  }

  const removeInTurn = async (turns: readonly Identifier[][]): Promise<RaRecord[]> => {
    const done: RaRecord[] = []
    const failures: BulkError['failed'] = []
    for (const turn of turns) {
      try {
        await dataProvider.deleteMany(resource, { ids: turn })
        done.push(...turn.map((id) => ({ id })))
      } catch (error) {
        if (!(error instanceof BulkError)) throw error
        done.push(...error.done)
        failures.push(...error.failed)
      }
    }
    if (failures.length > 0) throw new BulkError(done, failures)
    return done
  }

  const change = (data: Record<string, unknown>, report = 'components.bulk.not_changed') => {
    const before = new Map(rows.map((row) => [row.id, row]))
    return run({
      work: async () => {
        const { meta } = await dataProvider.updateMany(resource, { ids, data })
        return (meta as { rows: RaRecord[] }).rows
      },
      done: (after) => {
        const changes = after.flatMap((row): Change[] => {
          const known = before.get(row.id)
          return known ? [{ before: known, after: row }] : []
        })
        offerUndo(words('changed', after.length), () => writeBack(changes, Object.keys(data)))
      },
      report,
      wrong: 'update_failed',
    })
  }

  return {
    count: ids.length,
    isBusy,
    /** Sets values on each row and offers undo; `report` is the message that counts the failures. */
    change,
    /** `inTurn` orders the deletions: children before their parent. */
    remove: (inTurn: InTurn = (all) => [all]) =>
      run({
        work: () => removeInTurn(inTurn(ids)),
        done: (gone) => succeeded('deleted', gone.length),
        report: 'components.bulk.not_deleted',
        wrong: 'delete_failed',
      }),
  }
}
