import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { HistoryEntry, RefusedRestore } from '../../../domain/history'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody } from '../../providers/http/httpError'
import { useFeedback } from '../form/useFeedback'

export type Refused = Pick<RefusedRestore, 'title' | 'message'>

export function useRestore(onRestored?: (ids: number[]) => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const { reason, sentence } = useFeedback('history')
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const restore = async (entries: readonly HistoryEntry[]) => {
    if (isBusy) return
    setBusy(true)
    setRefused([])
    const done: number[] = []
    const failures: Refused[] = []
    // In sequence, the latest deletion first: a record may need those deleted after it.
    for (const { id, title } of [...entries].sort((a, b) => b.id - a.id))
      try {
        await dataProvider.restore(id)
        done.push(id)
      } catch (error) {
        const message = errorBody(error) ? reason(error) : sentence('restore_failed', error)
        failures.push({ title, message })
      }
    setBusy(false)
    setRefused(failures)
    if (done.length > 0) {
      notify('history.trash.restored', { type: 'success', messageArgs: { smart_count: done.length } })
      onRestored?.(done)
    }
  }
  return { restore, isBusy, refused }
}
