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
import type { RefusedRestore } from '../../../domain/history'
import { useRights } from '../../providers/auth/rights'
import type { WriteMeta } from '../../providers/data/meta'
import type { AppDataProvider } from '../../providers/data/types'
import { useFeedback } from '../form/useFeedback'

const seconds = 10
/** A click elsewhere, such as a link to another page, must not close the notification. */
const stays = { slots: { clickAwayListener: ({ children }: { children: ReactNode }) => children } }

/** The batch of what is undone by the history, or a call that takes back what is not in it. */
type WayToUndo = string | (() => Promise<unknown>)

/** Notifies of a change that is already saved, and offers undo for ten seconds; without a way only notifies. */
export function useUndo(): (text: string, way: WayToUndo | undefined, onUndone?: () => void) => void {
  const notify = useNotify()
  return useCallback(
    (text, way, onUndone) => {
      if (!way) return notify(text, { type: 'success' })
      const offer = <Undoable text={text} way={way} onUndone={onUndone} />
      notify(offer, { ...stays, autoHideDuration: seconds * 1000 })
    },
    [notify],
  )
}

/** Notifies of deletions, in words of their own if they are given, with undo for users who may create. */
export function useDeletionNotice(
  resource: string,
): (count: number, meta: WriteMeta | undefined, text?: string) => void {
  const offerUndo = useUndo()
  const { can } = useRights()
  const { words } = useFeedback(resource)
  return (count, meta, text = words('deleted', count)) => {
    const guard = guardOf(resource, 'restore')
    offerUndo(text, guard && can(guard) ? meta?.batch : undefined)
  }
}

interface UndoableProps {
  text: string
  way: WayToUndo
  onUndone?: () => void
}

function Undoable({ text, way, onUndone }: UndoableProps) {
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
      const refusals =
        typeof way === 'string'
          ? (await dataProvider.restoreBatch(way)).data.refused
          : await way().then((): RefusedRestore[] => [])
      onUndone?.()
      const [refused] = refusals
      if (refused) {
        const partly = translate('components.undo.partly', { smart_count: refusals.length })
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
