import { pageHeading } from './heading'
import { marked } from './marks'
import { focus, inMain, isShown } from './parts'

/*
 * What keys do to the page that is open. They use its parts as a person would: the search box, the links of the rows,
 * their checkboxes and the buttons. So they work on every list and form that is made of the shared parts.
 */

/**
 * Before a key leads to another page: the focus stands in this one, so that it comes along to the heading of the next
 * instead of staying before the menu.
 */
export function holdFocus(): void {
  if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
}

/** Focuses the search box of the list. */
export const focusSearch = (): boolean => {
  const [box] = inMain<HTMLInputElement>('input[type=search]').filter(isShown)
  box?.select()
  return focus(box)
}

/** Opens the record before or after this one in its list. */
export function openNeighbour(end: 'before' | 'after'): boolean {
  const [link] = inMain<HTMLAnchorElement>(`a${marked('way', end)}`)
  link?.click()
  return link !== undefined
}

/** Focuses the button of the message at the foot of the window. */
export function focusNotice(): boolean {
  const button = document.querySelector<HTMLElement>('.MuiSnackbar-root button')
  button?.focus()
  return button !== null
}

/** Presses the button that saves the form. */
export function save(): boolean {
  const [button] = inMain<HTMLButtonElement>('form [type=submit]').filter(isShown)
  if (button && !button.disabled) button.click()
  return inMain('form').length > 0
}

/** Presses the button that saves a new record and goes on with another. */
export function saveAnother(): boolean {
  const [button] = inMain<HTMLButtonElement>(marked('another')).filter(isShown)
  // What is typed where the focus is belongs to what is saved.
  button?.focus()
  button?.click()
  return button !== undefined
}

/**
 * Presses the main button of the page's head: what a list without a form of its own for new records adds by. The focus
 * goes to the button first, as if by hand: from there it comes along to where the button leads.
 */
export function pressMain(): boolean {
  const [button] = inMain<HTMLButtonElement>('header .MuiButton-contained').filter(isShown)
  button?.focus()
  if (button && !button.disabled) button.click()
  return button !== undefined
}

/** Presses the button that shows what is in the form as a reader would see it. */
export function preview(): boolean {
  const [button] = inMain(marked('preview')).filter(isShown)
  button?.click()
  return button !== undefined
}
