import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { type InboxItem, type InboxKind, inboxKinds } from '../../../domain/inbox'
import { useFeedback } from '../../components/form/useFeedback'
import { useUndo } from '../../components/history/useUndo'
import { BulkError } from '../../providers/data/bulk'
import type { WriteMeta } from '../../providers/data/meta'

type Action = 'done' | 'delete'

/** Marks items of any kind as done or deletes them, in one batch with one undo. */
export function useInboxActions(onGone: (items: readonly InboxItem[]) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const offerUndo = useUndo()
  const { failed } = useFeedback('inbox')
  const [isBusy, setBusy] = useState(false)

  const change = async (kind: InboxKind, ids: number[], action: Action, meta: WriteMeta) => {
    try {
      const result =
        action === 'done'
          ? await dataProvider.updateMany(kind, { ids, data: { status: 'done' }, meta })
          : await dataProvider.deleteMany(kind, { ids, meta })
      return { done: ids, refused: 0, batch: (result.meta as WriteMeta | undefined)?.batch }
    } catch (error) {
      if (!(error instanceof BulkError)) throw error
      return {
        done: error.done.map(({ id }) => Number(id)),
        refused: error.failed.length,
        batch: error.batch,
      }
    }
  }

  const run = async (items: readonly InboxItem[], action: Action): Promise<void> => {
    setBusy(true)
    const gone: InboxItem[] = []
    let meta: WriteMeta = {}
    let refused = 0
    try {
      for (const kind of inboxKinds) {
        const own = items.filter((item) => item.kind === kind)
        if (!own.length) continue
        const ids = own.map(({ record_id }) => record_id)
        const result = await change(kind, ids, action, meta)
        meta = { batch: meta.batch ?? result.batch }
        refused += result.refused
        gone.push(...own.filter(({ record_id }) => result.done.includes(record_id)))
      }
    } catch (error) {
      failed(action === 'done' ? 'update_failed' : 'delete_failed', error)
    } finally {
      setBusy(false)
      onGone(gone)
    }
    const said = action === 'done' ? 'inbox.done_many' : 'inbox.deleted_many'
    if (gone.length) offerUndo(translate(said, { smart_count: gone.length }), meta.batch)
    if (refused) notify(translate('inbox.partly', { smart_count: refused }), { type: 'warning' })
  }
  return { run, isBusy }
}
