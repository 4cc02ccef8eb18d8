import { Button, SnackbarContent } from '@mui/material'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import {
  useCloseNotification,
  useDataProvider,
  useNotificationContext,
  useNotify,
  useTranslate,
} from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { useRights } from '../../providers/auth/rights'
import type { WriteMeta } from '../../providers/data/meta'
import type { AppDataProvider } from '../../providers/data/types'
import { useFeedback } from '../form/useFeedback'

const seconds = 10
/** A click elsewhere, such as on the way to another page, must not take Undo away. */
const stays = { slots: { clickAwayListener: ({ children }: { children: ReactNode }) => children } }

/**
 * Notifies of a change and offers for ten seconds to undo it. The change is saved already, so that it is not lost when
 * the tab closes. Without a batch it only notifies.
 */
export function useUndo(): (text: string, batch: string | undefined, onUndone?: () => void) => void {
  const notify = useNotify()
  return useCallback(
    (text, batch, onUndone) => {
      if (!batch) return notify(text, { type: 'success' })
      const offer = <Undoable text={text} batch={batch} onUndone={onUndone} />
      notify(offer, { ...stays, autoHideDuration: seconds * 1000 })
    },
    [notify],
  )
}

/** Says that records were deleted, with Undo for those who may add them again. */
export function useDeletionNotice(resource: string): (count: number, meta: WriteMeta | undefined) => void {
  const offerUndo = useUndo()
  const { can } = useRights()
  const { words } = useFeedback(resource)
  return (count, meta) => {
    const guard = guardOf(resource, 'restore')
    offerUndo(words('deleted', count), guard && can(guard) ? meta?.batch : undefined)
  }
}

interface UndoableProps {
  text: string
  batch: string
  onUndone?: () => void
}

function Undoable({ text, batch, onUndone }: UndoableProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { failed } = useFeedback('history')
  const [isTaken, setTaken] = useState(false)
  // A newer message does not wait until this one has gone, and what fades out takes nothing back.
  const isNext = notifications.length > 0

  const takeBack = async () => {
    if (isTaken || isNext) return
    setTaken(true)
    try {
      const { data } = await dataProvider.restoreBatch(batch)
      onUndone?.()
      const [refused] = data.refused
      if (refused) {
        const partly = translate('components.undo.partly', { smart_count: data.refused.length })
        notify(`${partly} ${refused.message}`, { type: 'warning', autoHideDuration: seconds * 1000 })
      } else notify('components.undo.done', { type: 'success' })
    } catch (error) {
      failed('undo_failed', error)
    }
    close()
  }

  useEffect(() => {
    if (isNext) close()
  }, [isNext, close])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      // In a field it takes back what was typed.
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (!isUndo || isTyping) return
      event.preventDefault()
      void takeBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  return (
    <SnackbarContent
      message={text}
      // As quiet as any success.
      sx={{ bgcolor: 'text.primary', color: 'background.paper' }}
      action={
        <Button
          color="inherit"
          size="small"
          aria-disabled={isTaken}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void takeBack()}
        >
          {translate('components.undo.action')}
        </Button>
      }
    />
  )
}
