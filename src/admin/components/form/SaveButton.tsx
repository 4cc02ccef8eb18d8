import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ariaKeys } from '../../keys/shortcuts'
import { useIsHeld } from './hold'
import { PendingButton } from './PendingButton'
import { isChanged } from './useChanged'
import { useSaveKey } from './useSaveKey'

interface SaveButtonProps {
  /** i18n key. */
  label?: string
  /** Tells it apart from those of other forms on the page. */
  name?: string
  /** The record is stored. */
  isSaved: boolean
  /** Another button is the main one. */
  isBeside?: boolean
}

/** Saves the form as it stands; also by its key. */
export function SaveButton({ label = 'components.form.save', name, isSaved, isBeside }: SaveButtonProps) {
  const translate = useTranslate()
  const { isSubmitting, dirtyFields } = useFormState()
  const isDirty = isChanged(dirtyFields)
  const isHeld = useIsHeld()
  const save = useRef<HTMLButtonElement>(null)
  useSaveKey(save)
  return (
    <PendingButton
      ref={save}
      type="submit"
      variant={!isBeside && (isDirty || isHeld || !isSaved) ? 'contained' : 'outlined'}
      aria-keyshortcuts={ariaKeys('save')}
      aria-label={name}
      pending={isSubmitting}
    >
      {translate(isSubmitting ? 'components.form.saving' : label, { _: label })}
    </PendingButton>
  )
}
