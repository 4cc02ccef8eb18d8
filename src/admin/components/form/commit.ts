import { flushSync } from 'react-dom'
import { isSave } from '../../keys/editable'
import { givesBack, isTakenBack, leaving, retypeLeftOver, watchChoices } from './leftOver'

const typedIn = 'input, textarea, [contenteditable=true]'

/**
 * Commits the text of the focused input, as a blur would, and keeps the focus, so that a save by key includes it.
 * @returns false if the text matches no choice; it stays in the input with an error
 */
export function commitFocused(): boolean {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !at.matches(typedIn)) return true
  const field = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at : undefined
  const { value = '', selectionStart, selectionEnd } = field ?? {}
  const around = at.parentElement?.closest<HTMLElement>('[tabindex]')
  const seen = leaving(at)
  flushSync(() => at.blur())
  // The commit may have moved the focus or unmounted the input.
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
  // An input that selects its text on focus may do so one frame later.
  requestAnimationFrame(() => document.activeElement === field && place())
  return true
}

/** From now on, submits and the save key outside of forms commit the focused input first. Returns the cleanup. */
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
    // The browser would offer to save the page.
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
