import { pageHeading } from './heading'
import { marked } from './marks'
import { focus, inMain, isShown } from './parts'

/* Keys use the page as a user would: search box, row links, checkboxes, buttons. So they work on every list and
    form made of the shared parts. */

/**
 * Call it before a key leads to another page: focus on this heading moves on to the next one instead of staying before
 * the menu.
 */
export function holdFocus(): void {
  if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
}

export const focusSearch = (): boolean => {
  const [box] = inMain<HTMLInputElement>('input[type=search]').filter(isShown)
  box?.select()
  return focus(box)
}

export function openNeighbour(end: 'before' | 'after'): boolean {
  const [link] = inMain<HTMLAnchorElement>(`a${marked('way', end)}`)
  link?.click()
  return link !== undefined
}

export function focusNotice(): boolean {
  const button = document.querySelector<HTMLElement>('.MuiSnackbar-root button')
  button?.focus()
  return button !== null
}

export function save(): boolean {
  const [button] = inMain<HTMLButtonElement>('form [type=submit]').filter(isShown)
  if (button && !button.disabled) button.click()
  return inMain('form').length > 0
}

export function saveAnother(): boolean {
  const [button] = inMain<HTMLButtonElement>(marked('another')).filter(isShown)
  // The focused input commits its value on blur, which must come before saving.
  button?.focus()
  button?.click()
  return button !== undefined
}

/**
 * Presses the main button in the page's header, by which lists without an own form add records. The focus goes to it
 * first, so that it follows to wherever the button leads.
 */
export function pressMain(): boolean {
  const [button] = inMain<HTMLButtonElement>('header .MuiButton-contained').filter(isShown)
  button?.focus()
  if (button && !button.disabled) button.click()
  return button !== undefined
}

export function preview(): boolean {
  const [button] = inMain(marked('preview')).filter(isShown)
  button?.click()
  return button !== undefined
}
