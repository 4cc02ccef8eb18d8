import { useContext, useEffect, useMemo, useRef } from 'react'
import { setSubmissionErrors, useCanBlock } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { isSignedIn } from '../../providers/http/tokens'
import type { FormExit, SaveResult } from './exit'
import { isHeld } from './hold'
import { LeaveGroup } from './LeaveGuard'
import { type GuardedForm, RouteGuard } from './RouteGuard'
import { useChanged } from './useChanged'

interface UnsavedGuardProps {
  exit: FormExit
  save: (values: FieldValues) => Promise<SaveResult>
  onDiscard: () => void
  onDirty?: (isDirty: boolean) => void
}

/** Asks before unsaved changes are lost, on navigation and when the tab closes. */
export function UnsavedGuard({ exit, save, onDiscard, onDirty }: UnsavedGuardProps) {
  const isDirty = useChanged()
  const group = useContext(LeaveGroup)
  const canBlock = useCanBlock()
  const { handleSubmit, setError } = useFormContext()
  const anchor = useRef<HTMLSpanElement>(null)
  const latest = useRef({ isDirty, save, onDiscard })
  latest.current = { isDirty, save, onDiscard }

  const guarded = useMemo((): GuardedForm => {
    const form = () => anchor.current?.closest('form')
    return {
      exit,
      form,
      isDirty: () => latest.current.isDirty || isHeld(form()),
      discard: () => latest.current.onDiscard(),
      async save() {
        let isSaved = false
        await handleSubmit(async (values) => {
          const result = await latest.current.save(values)
          isSaved = result.saved
          if (!result.saved && result.errors) setSubmissionErrors(result.errors, setError)
        })()
        return isSaved
      },
    }
  }, [exit, handleSubmit, setError])

  useEffect(() => {
    onDirty?.(isDirty)
  }, [isDirty, onDirty])
  useEffect(() => group?.add(guarded), [group, guarded])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // When the session has ended, the redirect to the login page must not be blocked; the draft is kept.
      if (guarded.isDirty() && !exit.allowed && isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [exit, guarded])

  return (
    <>
      <span ref={anchor} hidden />
      {!group && canBlock && <RouteGuard forms={() => [guarded]} />}
    </>
  )
}
