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
/** A click elsewhere, such as a link to another page, must not close the notification. */
const stays = { slots: { clickAwayListener: ({ children }: { children: ReactNode }) => children } }

/** Notifies of a change that is already saved, and offers undo for ten seconds; without a batch only notifies. */
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

/** Notifies of deletions, with undo for users who may create. */
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
  // The next notification replaces this one at once, and undo must not fire while this one fades out.
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
      // In a field, Ctrl+Z undoes typing.
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
