import { createShared } from '../../startup/shared'

/** Text in an autocomplete that matches no choice and would vanish on blur. */
export interface LeftOver {
  input: HTMLInputElement
  text: string
}

/** The text that blocked a save, while its note is shown. */
export const leftOver = createShared<LeftOver | null>(null)

function tellLeftOver(next: LeftOver | null): void {
  leftOver.get()?.input.removeAttribute('aria-invalid')
  next?.input.setAttribute('aria-invalid', 'true')
  leftOver.set(next)
}

/** An autocomplete on blur: its text, the text on focus, and the number of its chips. */
interface Leaving extends LeftOver {
  entered: string | undefined
  chips: number | undefined
}

const entered = new WeakMap<Element, string>()
const left = new WeakMap<HTMLFormElement, Map<HTMLInputElement, Leaving>>()
/** Inputs with a choice since the last keystroke; the choice may move the focus before the input clears. */
const answered = new WeakSet<EventTarget>()

const chipsBeside = (input: Element) => input.parentElement?.childElementCount

/** State of an input before blur; undefined if it cannot leave text behind. */
export function leaving(input: Element): Leaving | undefined {
  if (!(input instanceof HTMLInputElement && input.matches('[role=combobox]') && input.value.trim()))
    return undefined
  return { input, text: input.value, entered: entered.get(input), chips: chipsBeside(input) }
}

/** Whether the text has vanished without a choice. */
export const isTakenBack = ({ input, text, entered, chips }: Leaving): boolean =>
  input.isConnected &&
  input.value !== text &&
  ['', entered].includes(input.value) &&
  chipsBeside(input) === chips

export function retypeLeftOver({ input, text }: LeftOver): void {
  input.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.scrollIntoView?.({ block: 'nearest' })
  tellLeftOver({ input, text })
}

/** Restores the first text of a form that vanished without a choice; returns whether there was one. */
export function givesBack(form: Element | null | undefined): boolean {
  const found = form instanceof HTMLFormElement && [...(left.get(form)?.values() ?? [])].find(isTakenBack)
  if (found) retypeLeftOver(found)
  return Boolean(found)
}

export const forgetLeft = (form: HTMLFormElement | null): void => {
  if (form) left.delete(form)
}

export function watchChoices(): () => void {
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target !== leftOver.get()?.input) entered.set(target, target.value)
    if (target.form) left.get(target.form)?.delete(target)
  }
  const leave = ({ target }: FocusEvent) => {
    const seen = target instanceof HTMLInputElement && !answered.has(target) ? leaving(target) : undefined
    const form = seen?.input.form
    if (!seen || !form) return
    const all = left.get(form) ?? new Map<HTMLInputElement, Leaving>()
    left.set(form, all.set(seen.input, seen))
  }
  const choose = (event: Event) => {
    const { activeElement: input } = document
    const isByKey = event instanceof KeyboardEvent
    const isChoice = isByKey
      ? event.key === 'Enter' && input?.hasAttribute('aria-activedescendant')
      : event.target instanceof Element && event.target.closest('[role=option]')
    if (input && isChoice) answered.add(input)
  }
  const type = ({ target }: Event) => {
    if (target) answered.delete(target)
  }
  const forget = ({ isTrusted }: Event) => {
    if (isTrusted) tellLeftOver(null)
  }
  const events = [
    ['focusin', enter],
    ['focusout', leave],
    ['click', choose],
    ['keydown', choose],
    ['input', type],
    ['input', forget],
    ['focusout', forget],
  ] as const
  for (const [name, listen] of events) document.addEventListener(name, listen as EventListener, true)
  return () => {
    for (const [name, listen] of events) document.removeEventListener(name, listen as EventListener, true)
  }
}
