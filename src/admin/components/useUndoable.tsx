import { Button, SnackbarContent } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useCloseNotification, useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useFeedback } from './form/useFeedback'

/** A saved change: the record before and after it. */
export interface Change {
  before: RaRecord
  after: RaRecord
}

const seconds = 10

/**
 * Notifies of a change and offers undo. The change is saved already, so that it is not lost when the tab closes; undo
 * is a second write.
 */
export function useUndoable(resource: string): (text: string, undo: () => Promise<unknown>) => void {
  const notify = useNotify()
  return (text, undo) =>
    notify(<Undoable resource={resource} text={text} undo={undo} />, { autoHideDuration: seconds * 1000 })
}

/** Writes previous values back, each against the version that the change made. */
export function useWriteBack(resource: string) {
  const dataProvider = useDataProvider()
  return async (changes: readonly Change[], fields: readonly string[]): Promise<void> => {
    const failures: unknown[] = []
    for (const { before, after } of changes) {
      const data = Object.fromEntries(fields.map((field) => [field, before[field]]))
      await dataProvider
        .update(resource, { id: after.id, data, previousData: after })
        .catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
}

interface UndoableProps {
  resource: string
  text: string
  undo: () => Promise<unknown>
}

function Undoable({ resource, text, undo }: UndoableProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const { failed } = useFeedback(resource)
  const [isTaken, setTaken] = useState(false)
  const takeBack = async () => {
    if (isTaken) return
    setTaken(true)
    try {
      await undo()
      notify('components.undo.done', { type: 'success' })
    } catch (error) {
      failed('undo_failed', error)
    }
    close()
  }
  return (
    <SnackbarContent
      message={text}
      sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}
      action={
        <Button color="inherit" size="small" aria-disabled={isTaken} onClick={() => void takeBack()}>
          {translate('components.undo.action')}
        </Button>
      }
    />
  )
}
