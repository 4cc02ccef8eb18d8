import { useEffect, useRef, useState } from 'react'
import { setSubmissionErrors, useBlocker, useCanBlock } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { isSignedIn } from '../../providers/http/tokens'
import type { SaveResult } from './FormShell'
import { UnsavedDialog } from './UnsavedDialog'
import { firstWrong } from './useFirstWrong'

/** How a form may be left: after a save or a deletion there is nothing to ask. */
export interface FormExit {
  allowed: boolean
  /** The person is on the way to another page: a save must not lead elsewhere. */
  leaving?: boolean
}

interface UnsavedGuardProps {
  exit: FormExit
  save: (values: FieldValues) => Promise<SaveResult>
  onDiscard: () => void
  onDirty?: (isDirty: boolean) => void
}

/** Asks before unsaved changes are lost, within the app and when the tab closes. */
export function UnsavedGuard({ exit, save, onDiscard, onDirty }: UnsavedGuardProps) {
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const dirty = useRef(isDirty)
  dirty.current = isDirty

  useEffect(() => {
    onDirty?.(isDirty)
  }, [isDirty, onDirty])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // When the session has ended the page must go to the login page; the draft is kept for the way back.
      if (dirty.current && !exit.allowed && isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [exit])

  const guard = { exit, save, onDiscard, isDirty: () => dirty.current }
  return useCanBlock() ? <RouteGuard {...guard} /> : null
}

interface RouteGuardProps extends UnsavedGuardProps {
  isDirty: () => boolean
}

function RouteGuard({ exit, save, isDirty, onDiscard }: RouteGuardProps) {
  const { handleSubmit, setError } = useFormContext()
  const [isSaving, setSaving] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const hasFailed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !exit.allowed && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  )

  // The dialog gives the focus back to what was pressed; what is wrong needs it more.
  const mend = () => {
    const form = anchor.current?.closest('form')
    if (form && hasFailed.current) firstWrong(form)?.focus()
    hasFailed.current = false
  }
  const discard = () => {
    exit.allowed = true
    onDiscard()
    blocker.proceed?.()
  }
  const saveAndLeave = async () => {
    let isSaved = false
    setSaving(true)
    exit.leaving = true
    await handleSubmit(async (values) => {
      const result = await save(values)
      isSaved = result.saved
      if (!result.saved && result.errors) setSubmissionErrors(result.errors, setError)
    })()
    exit.leaving = false
    setSaving(false)
    hasFailed.current = !isSaved
    if (!isSaved) return blocker.reset?.()
    exit.allowed = true
    blocker.proceed?.()
  }
  return (
    <>
      <span ref={anchor} hidden />
      <UnsavedDialog
        open={blocker.state === 'blocked'}
        isSaving={isSaving}
        onDiscard={discard}
        onStay={() => blocker.reset?.()}
        onSave={() => void saveAndLeave()}
        onClosed={mend}
      />
    </>
  )
}
