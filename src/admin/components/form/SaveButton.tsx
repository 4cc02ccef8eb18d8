import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { isSave } from '../../keys/editable'
import { ariaKeys } from '../../keys/shortcuts'
import { useIsHeld } from './hold'
import { PendingButton } from './PendingButton'
import { isChanged } from './useChanged'

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

/** The Save buttons of all open forms. */
const open = new Set<RefObject<HTMLButtonElement | null>>()

const isShown = (save: HTMLButtonElement | null): boolean =>
  save !== null && !save.closest('[hidden], [aria-hidden=true]')

/** Whether the key is meant for another form: of several, the one that has the focus is saved. */
const isMeantForAnother = (own: HTMLButtonElement): boolean =>
  [...open].filter(({ current }) => isShown(current)).length > 1 &&
  document.activeElement?.closest('form') !== own.form

/**
 * Ctrl/⌘+S saves the form of this button, and never opens the browser's dialog. Under an open dialog, or in a tab
 * that is not shown, the form is left alone.
 */
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
