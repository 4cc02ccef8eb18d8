import { useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { BulkError, type ComputedChange } from '../../providers/data/bulk'
import type { WriteMeta } from '../../providers/data/meta'
import type { AppDataProvider } from '../../providers/data/types'
import { signatureOf } from '../../providers/http/idempotency'
import { useFeedback } from '../form/useFeedback'
import { useDeletionNotice, useUndo } from '../history/useUndo'
import { useListScope, useSelected } from './ListScope'

/** Splits ids into groups that are deleted in sequence. */
export type InRounds = (ids: Identifier[]) => Identifier[][]

type Told = Pick<WriteMeta, 'asked' | 'reason'>
type Changed = WriteMeta & { rows: RaRecord[] }

interface Run {
  work: () => Promise<Changed>
  done: (rows: RaRecord[], batch?: string) => void
  /** i18n key of the message that counts failures, and of the notification for other errors. */
  report: string
  wrong: 'update_failed' | 'delete_failed'
}

interface Computing {
  isFinal?: boolean
  /** The rows that the user has seen; others may match the filters by now. */
  only?: readonly Identifier[]
}

/** Changes or deletes selected rows; failed ones stay selected. Actions resolve to whether any row succeeded. */
export function useBulk() {
  const { resource, onSelect } = useListContext()
  const { ids, rows, count, all } = useSelected()
  const { setFailure, setAll, keys } = useListScope()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { failed, words } = useFeedback(resource)
  const offerUndo = useUndo()
  const saysDeleted = useDeletionNotice(resource)
  const [isBusy, setBusy] = useState(false)
  const rowOf = (id: Identifier): RaRecord => rows.find((row) => row.id === id) ?? { id }

  const run = async ({ work, done, report, wrong }: Run): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const result = await work()
      setAll(false)
      onSelect([])
      done(result.rows, result.batch)
      return true
    } catch (error) {
      if (!(error instanceof BulkError)) {
        failed(wrong, error)
        return false
      }
      setAll(false)
      onSelect(error.failed.map(({ id }) => id))
      setFailure({
        what: report,
        rows: error.failed.map(({ id, title, error }) => ({ row: rowOf(id), title, error })),
      })
      if (error.done.length > 0) done(error.done, error.batch)
      return true
    } finally {
      setBusy(false)
    }
  }

  const removeInTurn = async (turns: readonly Identifier[][], told: Told) => {
    let meta: WriteMeta = told
    const done: RaRecord[] = []
    const failures: BulkError['failed'] = []
    for (const turn of turns) {
      try {
        // Several calls share one batch, so that one undo covers them.
        const result = await dataProvider.deleteMany(resource, { ids: turn, meta: { ...meta, all } })
        meta = { ...meta, ...result.meta }
        done.push(...(result.data ?? turn).map((id: Identifier) => ({ id })))
      } catch (error) {
        if (!(error instanceof BulkError)) throw error
        done.push(...error.done)
        failures.push(...error.failed)
        meta = { ...told, batch: meta.batch ?? error.batch }
      }
    }
    if (failures.length > 0) throw new BulkError(done, failures, meta.batch)
    return { rows: done, batch: meta.batch }
  }

  const change = (data: Record<string, unknown>, report = 'components.bulk.not_changed') =>
    run({
      work: async () =>
        (await dataProvider.updateMany(resource, { ids, data, meta: { all } })).meta as Changed,
      done: (after, batch) => offerUndo(words('changed', after.length), batch),
      report,
      wrong: 'update_failed',
    })

  const compute = (change: ComputedChange, report: string, { isFinal = false, only }: Computing = {}) =>
    run({
      work: async () => {
        const meant = only ? { ids: only } : { ids, all }
        // The versions are part of the key: on newer rows the same request is another change.
        const sent = { ...meant, change, versions: rows.map(({ version }) => version) }
        const signature = signatureOf(resource, sent)
        const key = keys.of(signature)
        const { failure, ...result } = await dataProvider.computeRows(resource, meant, change, key)
        keys.done(signature)
        if (failure) throw failure
        return result
      },
      done: (after, batch) => offerUndo(words('changed', after.length), isFinal ? undefined : batch),
      report,
      wrong: 'update_failed',
    })

  return {
    count,
    isBusy,
    /** Sets values on each row and offers undo; `report` is the message that counts the failures. */
    change,
    /** For changes that depend on each row; offers undo unless final. */
    compute,
    /** `inRounds` orders the deletions, such as children before parents; `asked` details them. */
    remove: ({ inRounds = (all) => [all], ...told }: Told & { inRounds?: InRounds } = {}) =>
      run({
        work: () => removeInTurn(all ? [ids] : inRounds(ids), told),
        done: (gone, batch) => saysDeleted(gone.length, { batch }),
        report: 'components.bulk.not_deleted',
        wrong: 'delete_failed',
      }),
  }
}
