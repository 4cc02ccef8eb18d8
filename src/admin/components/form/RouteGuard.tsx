import { useRef, useState } from 'react'
import { useBlocker } from 'react-admin'
import { isSignedIn } from '../../providers/http/tokens'
import { formPlace } from '../split/open'
import { givesBack } from './leftOver'
import { UnsavedDialog } from './UnsavedDialog'
import { firstWrong } from './useFirstWrong'

/** A form as the guard of a page knows it. */
export interface GuardedForm {
  isUnsaved: () => boolean
  form: () => HTMLFormElement | null | undefined
  /** Answers whether it is saved; what has to be mended is told beside its fields. */
  save: () => Promise<boolean>
  discard: () => void
  /** It is left: nothing of it is kept any more. */
  end: () => void
}

/** Asks before a page with unsaved forms is left; the router knows one such question at a time. */
export function RouteGuard({ forms }: { forms: () => readonly GuardedForm[] }) {
  const [isSaving, setSaving] = useState(false)
  const failed = useRef<GuardedForm>(undefined)
  const unsaved = () => forms().filter(({ isUnsaved }) => isUnsaved())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSignedIn() && formPlace(currentLocation) !== formPlace(nextLocation) && unsaved().length > 0,
  )

  // The dialog restores the focus to the pressed link; move it to the invalid field instead.
  const mend = () => {
    const page = failed.current?.form()
    if (page && !givesBack(page)) firstWrong(page)?.focus()
    failed.current = undefined
  }
  const go = () => {
    for (const form of forms()) form.end()
    blocker.proceed?.()
  }
  const discard = () => {
    for (const form of unsaved()) form.discard()
    go()
  }
  const saveAndLeave = async () => {
    setSaving(true)
    failed.current = undefined
    // One after the other: the first that has to be mended is what the person comes back to.
    for (const form of unsaved())
      if (!(await form.save())) {
        failed.current = form
        break
      }
    setSaving(false)
    if (failed.current) return blocker.reset?.()
    go()
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
