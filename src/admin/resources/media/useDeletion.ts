import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import type { Media } from '../../../domain/media'
import { useFeedback } from '../../components/form/useFeedback'
import { useDeletionNotice } from '../../components/history/useUndo'
import { useSelected } from '../../components/list/ListScope'
import { BulkError } from '../../providers/data/bulk'
import { errorBody } from '../../providers/http/httpError'

/** A file that could not be deleted, and the server's reason. */
export interface Remaining {
  id: number
  name: string
  reason?: string
}

export interface Deletion {
  isAsking: boolean
  isBusy: boolean
  count: number
  /** How many runs have ended, successfully or not. */
  runs: number
  done: number
  remaining: readonly Remaining[]
  ask: () => void
  cancel: () => void
  confirm: () => Promise<void>
  dismiss: () => void
}

/** Deletes the selected files in parallel. Those that fail stay selected and are reported with the reason. */
export function useDeletion(): Deletion {
  const { selectedIds, onSelect, refetch } = useListContext<Media>()
  const { rows } = useSelected()
  const dataProvider = useDataProvider()
  const { failed } = useFeedback('media')
  const saysDeleted = useDeletionNotice('media')
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [runs, setRuns] = useState(0)
  const [report, setReport] = useState<{ done: number; remaining: Remaining[] }>(nothing)

  const confirm = async () => {
    if (state === 'busy') return
    setState('busy')
    setReport(nothing)
    try {
      const { meta } = await dataProvider.deleteMany('media', { ids: selectedIds })
      onSelect([])
      saysDeleted(selectedIds.length, meta)
    } catch (error) {
      if (error instanceof BulkError) {
        const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? `#${id}`
        const remaining = error.failed.map(({ id, error: cause }) => ({
          id: Number(id),
          name: nameOf(Number(id)),
          reason: errorBody(cause)?.message,
        }))
        onSelect(remaining.map(({ id }) => id))
        setReport({ done: error.done.length, remaining })
        // Somebody else may have deleted some of them meanwhile.
        void refetch()
      } else failed('delete_failed', error)
    } finally {
      setState('idle')
      setRuns((before) => before + 1)
    }
  }
  return {
    ...report,
    runs,
    isAsking: state !== 'idle',
    isBusy: state === 'busy',
    count: selectedIds.length,
    ask: () => setState('asking'),
    cancel: () => setState((now) => (now === 'busy' ? now : 'idle')),
    confirm,
    dismiss: () => setReport(nothing),
  }
}

const nothing = { done: 0, remaining: [] }
