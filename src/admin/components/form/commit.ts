import { flushSync } from 'react-dom'
import { isSave } from '../../keys/editable'

const typedIn = 'input, textarea, [contenteditable=true]'

/** A text in a field of choices that chooses nothing: it would go when the field is left. */
export interface LeftOver {
  input: HTMLInputElement
  text: string
}

let leftOver: LeftOver | null = null
const listeners = new Set<() => void>()
/** What the fields of choices showed when they were entered. */
const entered = new WeakMap<Element, string>()

export const leftOvers = {
  now: () => leftOver,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

function tell(next: LeftOver | null): void {
  if (leftOver === next) return
  leftOver?.input.removeAttribute('aria-invalid')
  next?.input.setAttribute('aria-invalid', 'true')
  leftOver = next
  for (const listener of listeners) listener()
}

/** Types a text into a field as a person does. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const chipsBeside = (input: Element) => input.parentElement?.childElementCount

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
  const chips = chipsBeside(at)
  flushSync(() => at.blur())
  // Committing may have led on to another field, or closed this one.
  if (document.activeElement !== document.body) return true
  if (!at.isConnected) {
    around?.focus({ preventScroll: true })
    return true
  }
  flushSync(() => at.focus({ preventScroll: true }))
  if (!field) return true
  const isTakenBack = field.value !== value && ['', entered.get(field)].includes(field.value)
  if (value.trim() && isTakenBack && at.matches('input[role=combobox]') && chipsBeside(at) === chips) {
    retype(field as HTMLInputElement, value)
    tell({ input: field as HTMLInputElement, text: value })
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
    if (commitFocused()) return
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
  const enter = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target !== leftOver?.input) entered.set(target, target.value)
  }
  const forget = ({ isTrusted }: Event) => {
    if (isTrusted) tell(null)
  }
  const events = [
    ['submit', submit],
    ['keydown', press],
    ['focusin', enter],
    ['input', forget],
    ['focusout', forget],
  ] as const
  for (const [name, listen] of events) document.addEventListener(name, listen as EventListener, true)
  return () => {
    for (const [name, listen] of events) document.removeEventListener(name, listen as EventListener, true)
  }
}
