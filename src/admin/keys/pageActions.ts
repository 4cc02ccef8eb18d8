import { markOf } from './marks'
import { inMain, isShown, pressFor } from './parts'

export interface PageAction {
  label: string
  run: () => void
}

/** Opens the menu of `button` and presses its entry. */
const pressInside = (button: HTMLElement, label: string): void =>
  pressFor(
    button,
    () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent?.trim() === label,
      ),
    (found) => found.click(),
  )

/** All actions of the page except those of single rows, which the row itself offers. */
export function pageActions(): PageAction[] {
  const found = new Map<string, PageAction>()
  for (const element of inMain<HTMLButtonElement>('button, a.MuiButton-root, a.MuiIconButton-root')) {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const isRow = element.closest('tr,li,article,nav,[role=tablist],[role=row]') !== null
    if (!label || isRow || element.disabled || !isShown(element) || found.has(label)) continue
    found.set(label, { label, run: () => element.click() })
    // Menu entries are in the DOM only while their menu is open.
    for (const inside of markOf(element, 'offers')?.split('\n').filter(Boolean) ?? [])
      found.set(inside, { label: inside, run: () => pressInside(element, inside) })
  }
  // Actions of a message, such as Undo.
  for (const element of document.querySelectorAll<HTMLElement>('.MuiSnackbar-root button')) {
    const label = element.textContent?.trim() ?? ''
    if (label) found.set(label, { label, run: () => element.click() })
  }
  return [...found.values()]
}
