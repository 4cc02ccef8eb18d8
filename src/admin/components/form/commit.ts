import { flushSync } from 'react-dom'
import { isSave } from '../../keys/editable'
import { givesBack, isTakenBack, leaving, retypeLeftOver, watchChoices } from './leftOver'

const typedIn = 'input, textarea, [contenteditable=true]'

/**
 * Whatever has the focus takes what is typed in it, as when it is left, and keeps the focus: a save by a key leaves
 * nothing behind.
 * @returns whether it could: a text that chooses nothing stays, and is told
 */
export function commitFocused(): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !at.matches(typedIn)) return true
  const field = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : undefined
  const { value = '', selectionStart, selectionEnd } = field ?? {}
  const around = at.parentElement?.closest<HTMLElement>('[tabindex]')
  const seen = leaving(at)
  flushSync(() => at.blur())
  // Committing may have led on to another field, or closed this one.
  if (document.activeElement !== document.body) return true
  if (!at.isConnected) {
    around?.focus({ preventScroll: true })
    return true
  }
  flushSync(() => at.focus({ preventScroll: true }))
  if (!field) return true
  if (seen && isTakenBack(seen)) {
    retypeLeftOver(seen)
    return false
  }
  if (selectionStart == null || selectionEnd == null) return true
  const end = field.value.length
  const place = () =>
    field.value === value
      ? field.setSelectionRange(selectionStart, selectionEnd)
      : field.setSelectionRange(end, end)
  place()
  // A field that selects its text with the focus may do so a moment later.
  requestAnimationFrame(() => document.activeElement === field && place())
  return true
}

/** From now on what has the focus is committed before any form is sent, and by the key that saves outside of forms. */
export function commitBeforeSaves(): () => void {
  const submit = (event: Event) => {
    if (commitFocused() && !givesBack(event.target as Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (!isSave(event) || !(target instanceof Element) || target.closest('form') || !target.matches(typedIn))
      return
    // The browser's own dialog would save the page.
    event.preventDefault()
    commitFocused()
  }
  const unwatch = watchChoices()
  const events = [
    ['submit', submit],
    ['keydown', press],
  ] as const
  for (const [name, listen] of events) document.addEventListener(name, listen as EventListener, true)
  return () => {
    unwatch()
    for (const [name, listen] of events) document.removeEventListener(name, listen as EventListener, true)
  }
}
