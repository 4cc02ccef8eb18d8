import { markOf } from './marks'
import { inMain, isShown, pressFor } from './parts'

/** A button or link of the page, by what is written on it. */
export interface PageAction {
  label: string
  run: () => void
}

/** Presses an entry of what a button opens. */
const pressInside = (button: HTMLElement, label: string): void =>
  pressFor(
    button,
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent?.trim() === label,
      ),
    (found) => found.click(),
  )

/** Everything that the page offers to do, but for what belongs to one row: that is reached from the row. */
export function pageActions(): PageAction[] {
  const found = new Map<string, PageAction>()
  for (const element of inMain<HTMLButtonElement>('button, a.MuiButton-root, a.MuiIconButton-root')) {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const isRow = element.closest('tr,li,article,nav,[role=tablist],[role=row]') !== null
    if (!label || isRow || element.disabled || !isShown(element) || found.has(label)) continue
    found.set(label, { label, run: () => element.click() })
    // What stands in a menu is not on the page before it is opened.
    for (const inside of markOf(element, 'offers')?.split('\n').filter(Boolean) ?? [])
      found.set(inside, { label: inside, run: () => pressInside(element, inside) })
  }
  // What a message offers, such as Undo.
  for (const element of document.querySelectorAll<HTMLElement>('.MuiSnackbar-root button')) {
    const label = element.textContent?.trim() ?? ''
    if (label) found.set(label, { label, run: () => element.click() })
  }
  return [...found.values()]
}
