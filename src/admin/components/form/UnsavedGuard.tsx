import { useContext, useEffect, useMemo, useRef } from 'react'
import { setSubmissionErrors, useCanBlock } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { isSignedIn } from '../../providers/http/tokens'
import type { FormDraft } from './draft/formDraft'
import { HoldsContext } from './hold'
import { LeaveGroup } from './LeaveGuard'
import { givesBack } from './leftOver'
import { type GuardedForm, RouteGuard } from './RouteGuard'
import type { SaveResult } from './saving'
import { useChanged } from './useChanged'

interface UnsavedGuardProps {
  draft: FormDraft
  save: (values: FieldValues) => Promise<SaveResult>
  onDirty?: (isDirty: boolean) => void
}

/** Asks before unsaved changes are lost, on navigation and on closing the tab. */
export function UnsavedGuard({ draft, save, onDirty }: UnsavedGuardProps) {
  const isDirty = useChanged()
  const group = useContext(LeaveGroup)
  const canBlock = useCanBlock()
  const { handleSubmit, setError } = useFormContext()
  const holds = useContext(HoldsContext)
  const anchor = useRef<HTMLSpanElement>(null)
  const latest = useRef({ isDirty, save, draft })
  latest.current = { isDirty, save, draft }

  const guarded = useMemo((): GuardedForm => {
    const form = () => anchor.current?.closest('form')
    return {
      form,
      isUnsaved: () => !latest.current.draft.isOver() && (latest.current.isDirty || holds.isHeld.get()),
      discard: () => latest.current.draft.attempt.settle(),
      end: () => latest.current.draft.end(),
      async save() {
        if (givesBack(form()) || holds.refuse()) return false
        let isSaved = false
        await handleSubmit(async (values) => {
          const result = await latest.current.save(values)
          isSaved = result.saved
          if (!result.saved && result.errors) setSubmissionErrors(result.errors, setError)
        })()
        return isSaved
      },
    }
  }, [handleSubmit, setError, holds])

  useEffect(() => {
    onDirty?.(isDirty)
  }, [isDirty, onDirty])
  useEffect(() => group?.add(guarded), [group, guarded])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // After the session has ended, the redirect to the login page must not be blocked; the draft is kept.
      if (guarded.isUnsaved() && isSignedIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [guarded])

  return (
    <>
      <span ref={anchor} hidden />
      {!group && canBlock && <RouteGuard forms={() => [guarded]} />}
    </>
  )
}
