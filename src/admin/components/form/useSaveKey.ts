import { type RefObject, useEffect } from 'react'
import { isSave } from '../../keys/editable'

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
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
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
