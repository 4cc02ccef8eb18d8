import { useState } from 'react'
import { useDataProvider, useRefresh, useTranslate } from 'react-admin'
import type { InboxKind } from '../../../domain/inbox'
import type { WriteMeta } from '../../providers/data/meta'
import { writeOnTop } from '../../providers/data/onTop'
import { isHttpError } from '../../providers/http/httpError'
import { useFeedback } from '../form/useFeedback'
import { useUndo } from '../history/useUndo'

export interface Voice {
  id: number
  version: number
  status: string
  /** Absent of kinds that are never shown to visitors. */
  is_shown?: boolean
}

/** What staff do with what readers write: tick it off, reopen it, let it through, or hide it. */
const steps = {
  done: { field: 'status', data: { status: 'done' } },
  none: { field: 'status', data: { status: 'none' } },
  shown: { field: 'is_shown', data: { is_shown: true, status: 'done' } },
  held: { field: 'is_shown', data: { is_shown: false } },
} as const

export type VoiceStep = keyof typeof steps

/** Takes a step and offers to undo it. */
export function useVoiceStep(resource: InboxKind, record: Voice, name: string, onTaken?: () => void) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const offerUndo = useUndo()
  const { failed } = useFeedback(resource)
  const [isBusy, setBusy] = useState(false)
  const take = async (step: VoiceStep) => {
    const { field, data } = steps[step]
    setBusy(true)
    try {
      const write = (previousData: Voice) =>
        dataProvider.update(resource, { id: record.id, data, previousData })
      const { meta } = await writeOnTop(field, record, write)
      const { batch } = (meta ?? {}) as WriteMeta
      offerUndo(translate(`resources.${resource}.marked.${step}`, { name }), batch)
      onTaken?.()
    } catch (error) {
      failed('update_failed', error)
      // Somebody else was faster: show the present state.
      if (isHttpError(error) && error.status === 409) refresh()
    } finally {
      setBusy(false)
    }
  }
  return { take, isBusy }
}
