import { createShared } from '../../startup/shared'

/** A text in a field of choices that chooses nothing: it would go when the field is left. */
export interface LeftOver {
  input: HTMLInputElement
  text: string
}

/** The one that has held a save back, while it is told. */
export const leftOver = createShared<LeftOver | null>(null)

/** Tells of one beside its field, or no longer of any. */
function tellLeftOver(next: LeftOver | null): void {
  leftOver.get()?.input.removeAttribute('aria-invalid')
  next?.input.setAttribute('aria-invalid', 'true')
  leftOver.set(next)
}

/** A field of choices as it is left: with its text, what it showed when it was entered, and its chips. */
interface Leaving extends LeftOver {
  entered: string | undefined
  chips: number | undefined
}

/** What the fields of choices showed when they were entered. */
const entered = new WeakMap<Element, string>()
const left = new WeakMap<HTMLFormElement, Map<HTMLInputElement, Leaving>>()
/** Fields in which something was chosen since they were typed in: choosing may lead on before they are emptied. */
const answered = new WeakSet<EventTarget>()

const chipsBeside = (input: Element) => input.parentElement?.childElementCount

/** Notes what a field shows before it is left; nothing where that cannot be left over. */
export function leaving(input: Element): Leaving | undefined {
  if (!(input instanceof HTMLInputElement && input.matches('[role=combobox]') && input.value.trim()))
    return undefined
  return { input, text: input.value, entered: entered.get(input), chips: chipsBeside(input) }
}

/** Whether the text has gone since, and has chosen nothing. */
export const isTakenBack = ({ input, text, entered, chips }: Leaving): boolean =>
  input.isConnected &&
  input.value !== text &&
  ['', entered].includes(input.value) &&
  chipsBeside(input) === chips

/** Types a text into a field again, as a person does, and tells what is wrong with it. */
export function retypeLeftOver({ input, text }: LeftOver): void {
  input.focus({ preventScroll: true })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.scrollIntoView?.({ block: 'nearest' })
  tellLeftOver({ input, text })
}

/** Gives back, of what was typed in a form's choices and left, the first that chose nothing; answers whether there is any. */
export function givesBack(form: Element | null | undefined): boolean {
  const found = form instanceof HTMLFormElement && [...(left.get(form)?.values() ?? [])].find(isTakenBack)
  if (found) retypeLeftOver(found)
  return Boolean(found)
}

/** What was left over in a form is given up. */
export const forgetLeft = (form: HTMLFormElement | null): void => {
  if (form) left.delete(form)
}

/** From now on fields of choices are looked at as they are entered and left. */
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
