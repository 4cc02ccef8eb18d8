import { flushSync } from 'react-dom'
import { isSave } from '../../keys/editable'

const typedIn = 'input, textarea, [contenteditable=true]'

/**
 * Whatever has the focus takes what is typed in it, as when it is left, and keeps the focus: a save by a key leaves
 * nothing behind.
 */
export function commitFocused(): void {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !at.matches(typedIn)) return
  const field = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : undefined
  const { value, selectionStart, selectionEnd } = field ?? {}
  const around = at.parentElement?.closest<HTMLElement>('[tabindex]')
  flushSync(() => at.blur())
  // Committing may have led on to another field, or closed this one.
  if (document.activeElement !== document.body) return
  if (!at.isConnected) {
    around?.focus({ preventScroll: true })
    return
  }
  flushSync(() => at.focus({ preventScroll: true }))
  if (!field || selectionStart == null || selectionEnd == null) return
  const end = field.value.length
  const place = () =>
    field.value === value
      ? field.setSelectionRange(selectionStart, selectionEnd)
      : field.setSelectionRange(end, end)
  place()
  // A field that selects its text with the focus may do so a moment later.
  requestAnimationFrame(() => document.activeElement === field && place())
}

/** From now on what has the focus is committed before any form is sent, and by the key that saves outside of forms. */
export function commitBeforeSaves(): () => void {
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!isSave(event) || !(target instanceof Element) || target.closest('form') || !target.matches(typedIn))
      return
    // The browser's own dialog would save the page.
    event.preventDefault()
    commitFocused()
  }
  document.addEventListener('submit', commitFocused, true)
  document.addEventListener('keydown', press, true)
  return () => {
    document.removeEventListener('submit', commitFocused, true)
    document.removeEventListener('keydown', press, true)
  }
}
