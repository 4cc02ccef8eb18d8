import { AHEAD } from '../startup/ahead'

/** Parts of the page that is open, as a person would find them; not those of a page that is only drawn ahead. */
export const inMain = <T extends HTMLElement>(selector: string): T[] =>
  [...document.querySelectorAll<T>(`main ${selector}`)].filter((element) => !element.closest(`[${AHEAD}]`))

export const isShown = (element: HTMLElement): boolean =>
  !element.closest('[hidden],[aria-hidden=true],[inert]')

export const focus = (element: HTMLElement | undefined): boolean => {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

/** How long something that a button opens may take to come. */
const timeout = 5_000

/** Presses a button, if one is to be pressed, and does something with what comes of it as soon as that is there. */
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
