import { rowLinkClass } from '../components/list/RowLink'
import { marked } from './marks'
import { focus, inMain, isShown, pressFor } from './parts'

const rows = (): HTMLElement[] => inMain(`.${rowLinkClass}`).filter(isShown)

/** Index of the row that has the focus, or contains it; -1 without one. */
function currentRow(): number {
  const here = document.activeElement
  return rows().findIndex((link) => link === here || frameOf(link)?.contains(here))
}

const frameOf = (link: Element): Element | null => link.closest('tr,li,article')

function stepOpen(by: 1 | -1): boolean {
  const [button] = inMain(marked('step', by)).filter(isShown)
  button?.click()
  return button !== undefined
}

/**
 * Focuses the next or previous row, or the first without a focus; beside an open record it opens the neighbour instead.
 */
export function moveRow(by: 1 | -1): boolean {
  if (stepOpen(by)) return true
  const all = rows()
  // Arrow keys move between tiles.
  if (!all.length)
    return focus(inMain(`[role=grid] [tabindex="0"], ${marked('tile')}[tabindex="0"]`).find(isShown))
  const at = currentRow()
  if (at < 0) return focus(by === 1 ? all[0] : all.at(-1))
  return focus(all[Math.min(all.length - 1, Math.max(0, at + by))])
}

/** Opens the focused row; in an inbox it ticks the row off instead. */
export function openRow(): boolean {
  if (inMain(marked('inbox')).length) return tickOff()
  const link = rows()[currentRow()]
  link?.click()
  return link !== undefined
}

const boxOf = (link: Element | undefined) =>
  link && frameOf(link)?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')

/** Toggles the selection of the focused row; with `isRange` of all rows since the last one. */
export function selectRow(isRange = false): boolean {
  const box = boxOf(rows()[currentRow()])
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
  return Boolean(box)
}

export const focusBulk = (): boolean =>
  focus(inMain(`${marked('bulk')} :is(button:enabled, a)`).find(isShown))

export function unselectRows(): boolean {
  const [button] = inMain<HTMLButtonElement>(marked('unselect'))
  button?.click()
  return button !== undefined
}

/** Presses the button of the focused row, or that of the record of the page. */
function pressOwn(button: string): boolean {
  const link = rows()[currentRow()]
  const own = `${button}:not(:disabled)`
  const found = link ? frameOf(link)?.querySelector<HTMLElement>(own) : inMain(`header ${own}`)[0]
  found?.click()
  return Boolean(found)
}

export const tickOff = (): boolean => pressOwn(marked('mark'))
export const takeForSpam = (): boolean => pressOwn(marked('spam'))

const advanceButton = () => inMain<HTMLButtonElement>(marked('advance')).find(isShown)

/** Asks for the next step of the page's record or of the selected rows; without a selection, of the focused row. */
export function advance(): boolean {
  const press = (button: HTMLElement) => {
    // The next key must not act on the row again.
    button.focus()
    button.click()
  }
  const button = advanceButton()
  if (button) press(button)
  const link = button ? undefined : rows()[currentRow()]
  const box = link && frameOf(link)?.querySelector(marked('steps')) ? boxOf(link) : undefined
  // With rows selected, their buttons are about to appear without a click.
  if (box) pressFor(rows().some((each) => boxOf(each)?.checked) ? null : box, advanceButton, press)
  return button !== undefined || Boolean(box)
}

const answerBox = () => inMain(`${marked('reply')} textarea`).find(isShown)

/** Focuses the answer box, opening the focused row for it if needed. */
export function reply(): boolean {
  const box = answerBox()
  if (box) return focus(box)
  const link = rows()[currentRow()]
  if (link && inMain(marked('answered')).length) pressFor(link, answerBox, focus)
  return link !== undefined
}
