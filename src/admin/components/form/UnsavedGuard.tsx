import { useCallback, useEffect, useRef, useState } from 'react'
import { setSubmissionErrors, useBlocker, useCanBlock } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { isSignedIn } from '../../providers/http/tokens'
import { formPlace } from '../split/open'
import type { SaveResult } from './FormShell'
import { isHeld } from './hold'
import { UnsavedDialog } from './UnsavedDialog'
import { useChanged } from './useChanged'
import { firstWrong } from './useFirstWrong'

/** Whether the form may be left without a question, as after a save or a deletion. */
export interface FormExit {
  allowed: boolean
  /** The person is navigating to another page: a save must not redirect elsewhere. */
  leaving?: boolean
}

interface UnsavedGuardProps {
  exit: FormExit
  save: (values: FieldValues) => Promise<SaveResult>
  onDiscard: () => void
  onDirty?: (isDirty: boolean) => void
}

/** Asks before unsaved changes are lost, on navigation and when the tab closes. */
export function UnsavedGuard({ exit, save, onDiscard, onDirty }: UnsavedGuardProps) {
  const isDirty = useChanged()
  const dirty = useRef(isDirty)
  dirty.current = isDirty
  const anchor = useRef<HTMLSpanElement>(null)
  const form = useCallback(() => anchor.current?.closest('form'), [])

  useEffect(() => {
    onDirty?.(isDirty)
  }, [isDirty, onDirty])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // When the session has ended, the redirect to the login page must not be blocked; the draft is kept.
      if ((dirty.current || isHeld(form())) && !exit.allowed && isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [exit, form])

  const guard = { exit, save, onDiscard, form, isDirty: () => dirty.current || isHeld(form()) }
  return (
    <>
      <span ref={anchor} hidden />
      {useCanBlock() && <RouteGuard {...guard} />}
    </>
  )
}

interface RouteGuardProps extends UnsavedGuardProps {
  isDirty: () => boolean
  form: () => HTMLFormElement | null | undefined
}

function RouteGuard({ exit, save, isDirty, form, onDiscard }: RouteGuardProps) {
  const { handleSubmit, setError } = useFormContext()
  const [isSaving, setSaving] = useState(false)
  const hasFailed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !exit.allowed && isSignedIn() && formPlace(currentLocation) !== formPlace(nextLocation),
  )

  // The dialog restores the focus to the pressed link; move it to the invalid field instead.
  const mend = () => {
    const page = form()
    if (page && hasFailed.current) firstWrong(page)?.focus()
    hasFailed.current = false
  }
  const discard = () => {
    exit.allowed = true
    onDiscard()
    blocker.proceed?.()
  }
  const saveAndLeave = async () => {
    if (isHeld(form())) {
      hasFailed.current = true
      return blocker.reset?.()
    }
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
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      isSaving={isSaving}
      onDiscard={discard}
      onStay={() => blocker.reset?.()}
      onSave={() => void saveAndLeave()}
      onClosed={mend}
    />
  )
}
