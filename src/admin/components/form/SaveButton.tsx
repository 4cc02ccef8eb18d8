import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { isSave } from '../../keys/editable'
import { ariaKeys } from '../../keys/shortcuts'
import { useIsHeld } from './hold'
import { PendingButton } from './PendingButton'
import { isChanged } from './useChanged'

interface SaveButtonProps {
  label?: string
  name?: string
  isSaved: boolean
  isBeside?: boolean
}

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

const open = new Set<RefObject<HTMLButtonElement | null>>()

const isShown = (save: HTMLButtonElement | null): boolean =>
  save !== null && !save.closest('[hidden], [aria-hidden=true]')

/** Whether Ctrl/⌘+S is meant for another form: of several, the focused one is saved. */
const isMeantForAnother = (own: HTMLButtonElement): boolean =>
  [...open].filter(({ current }) => isShown(current)).length > 1 &&
  document.activeElement?.closest('form') !== own.form

/** Ctrl/⌘+S saves this form and never opens the browser's dialog; ignored below a dialog or in a hidden tab. */
function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSave(event)) return
      event.preventDefault()
      const save = button.current
      if (event.repeat || !save || !isShown(save) || isMeantForAnother(save)) return
      save.click()
    }
    open.add(button)
    document.addEventListener('keydown', press)
    return () => {
      open.delete(button)
      document.removeEventListener('keydown', press)
    }
  }, [button])
}
