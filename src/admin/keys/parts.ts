import { AHEAD } from '../startup/ahead'

/** Elements of the page that is open, without a page that is rendered ahead. */
export const inMain = <T extends HTMLElement>(selector: string): T[] =>
  [...document.querySelectorAll<T>(`main ${selector}`)].filter((element) => !element.closest(`[${AHEAD}]`))

export const isShown = (element: HTMLElement): boolean =>
  !element.closest('[hidden],[aria-hidden=true],[inert]')

export const focus = (element: HTMLElement | undefined): boolean => {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

/** Milliseconds to wait for something that a button opens. */
const timeout = 5_000

/** Presses `button`, if given, and calls `then` as soon as `find` finds its result. */
export function pressFor(
  button: HTMLElement | null,
  find: () => HTMLElement | undefined,
  then: (found: HTMLElement) => void,
) {
  const look = () => {
    const found = find()
    if (found) observer.disconnect()
    if (found) then(found)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), timeout)
  button?.click()
}
