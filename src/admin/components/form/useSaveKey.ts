import { type RefObject, useEffect } from 'react'

/**
 * Ctrl/⌘+S saves the form of this button, and never opens the browser's dialog. Under an open dialog, or in a tab
 * that is not shown, the form is left alone.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isSave || event.shiftKey) return
      event.preventDefault()
      const save = button.current
      if (event.repeat || !save || save.closest('[hidden], [aria-hidden=true]')) return
      save.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [button])
}
