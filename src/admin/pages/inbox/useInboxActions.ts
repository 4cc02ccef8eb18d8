import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { spamReason } from '../../../domain/history'
import { type InboxItem, type InboxKind, inboxKinds } from '../../../domain/inbox'
import { useFeedback } from '../../components/form/useFeedback'
import { useUndo } from '../../components/history/useUndo'
import { BulkError } from '../../providers/data/bulk'
import type { WriteMeta } from '../../providers/data/meta'

/** `shown` lets through what is held; `spam` deletes for that reason. */
export type InboxAction = 'done' | 'shown' | 'spam' | 'delete'

const changes = { done: { status: 'done' }, shown: { is_shown: true, status: 'done' } } as const

/** Handles items of any kind in one batch with one undo. */
export function useInboxActions(onGone: (items: readonly InboxItem[]) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const offerUndo = useUndo()
  const { failed } = useFeedback('inbox')
  const [isBusy, setBusy] = useState(false)

  const change = async (kind: InboxKind, ids: number[], action: InboxAction, meta: WriteMeta) => {
    try {
      const result =
        action === 'done' || action === 'shown'
          ? await dataProvider.updateMany(kind, { ids, data: changes[action], meta })
          : await dataProvider.deleteMany(kind, {
              ids,
              meta: { ...meta, ...(action === 'spam' && { reason: spamReason }) },
            })
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

  const run = async (items: readonly InboxItem[], action: InboxAction): Promise<void> => {
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
      failed(action in changes ? 'update_failed' : 'delete_failed', error)
    } finally {
      setBusy(false)
      onGone(gone)
    }
    if (gone.length) offerUndo(translate(`inbox.${action}_many`, { smart_count: gone.length }), meta.batch)
    if (refused) notify(translate('inbox.partly', { smart_count: refused }), { type: 'warning' })
  }
  return { run, isBusy }
}
