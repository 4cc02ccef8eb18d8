import { useRef, useState } from 'react'
import { useBlocker } from 'react-admin'
import { isSignedIn } from '../../providers/http/tokens'
import { formPlace } from '../split/open'
import { givesBack } from './leftOver'
import { UnsavedDialog } from './UnsavedDialog'
import { firstWrong } from './useFirstWrong'

export interface GuardedForm {
  isUnsaved: () => boolean
  form: () => HTMLFormElement | null | undefined
  /** Resolves to whether it was saved; errors show beside their fields. */
  save: () => Promise<boolean>
  discard: () => void
  /** Called on leaving: drops the draft. */
  end: () => void
}

/** Asks before a page with unsaved forms is left; the router supports one blocker at a time. */
export function RouteGuard({ forms }: { forms: () => readonly GuardedForm[] }) {
  const [isSaving, setSaving] = useState(false)
  const failed = useRef<GuardedForm>(undefined)
  const unsaved = () => forms().filter(({ isUnsaved }) => isUnsaved())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isSignedIn() && formPlace(currentLocation) !== formPlace(nextLocation) && unsaved().length > 0,
  )

  // The dialog returns the focus to the pressed link; move it to the invalid field instead.
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
    // In sequence: the user returns to the first form with errors.
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
