import { rowLinkClass } from '../components/list/RowLink'
import { marked } from './marks'
import { focus, inMain, isShown, pressFor } from './parts'

/* What keys do to the rows of the list that is open. */

const rows = (): HTMLElement[] => inMain(`.${rowLinkClass}`).filter(isShown)

/** The row that has the focus, also where a button or the checkbox of it does. */
function currentRow(): number {
  const here = document.activeElement
  return rows().findIndex((link) => link === here || frameOf(link)?.contains(here))
}

const frameOf = (link: Element): Element | null => link.closest('tr,li,article')

/** Opens the record after or before the one that is open beside the list. */
function stepOpen(by: 1 | -1): boolean {
  const [button] = inMain(marked('step', by)).filter(isShown)
  button?.click()
  return button !== undefined
}

/**
 * Focuses the next row, or the one before; the first when none has the focus. Beside an open record it opens the next
 * one instead.
 */
export function moveRow(by: 1 | -1): boolean {
  if (stepOpen(by)) return true
  const all = rows()
  // Tiles are walked with the arrows.
  if (!all.length)
    return focus(inMain(`[role=grid] [tabindex="0"], ${marked('tile')}[tabindex="0"]`).find(isShown))
  const at = currentRow()
  if (at < 0) return focus(by === 1 ? all[0] : all.at(-1))
  return focus(all[Math.min(all.length - 1, Math.max(0, at + by))])
}

/** Opens the row that has the focus. Where rows are there to be answered, it is ticked off instead. */
export function openRow(): boolean {
  if (inMain(marked('inbox')).length) return tickOff()
  const link = rows()[currentRow()]
  link?.click()
  return link !== undefined
}

const boxOf = (link: Element | undefined) =>
  link && frameOf(link)?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')

/** Selects the row that has the focus, or takes it out of the selection; with `isRange` all since the last one. */
export function selectRow(isRange = false): boolean {
  const box = boxOf(rows()[currentRow()])
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
  return Boolean(box)
}

/** Focuses the first of what can be done with the selected rows. */
export const focusBulk = (): boolean =>
  focus(inMain(`${marked('bulk')} :is(button:enabled, a)`).find(isShown))

/** Clears the selection. */
export function unselectRows(): boolean {
  const [button] = inMain<HTMLButtonElement>(marked('unselect'))
  button?.click()
  return button !== undefined
}

/** Ticks off the row that has the focus, or the record that the page is about, where it can be. */
export function tickOff(): boolean {
  const link = rows()[currentRow()]
  const button = link
    ? frameOf(link)?.querySelector<HTMLElement>(`${marked('mark')}:not(:disabled)`)
    : inMain(`header ${marked('mark')}:not(:disabled)`)[0]
  button?.click()
  return Boolean(button)
}

const advanceButton = () => inMain<HTMLButtonElement>(marked('advance')).find(isShown)

/**
 * Asks for the next step of the record that the page is about, or of the selected rows; where none is selected, of the row
 * that has the focus.
 */
export function advance(): boolean {
  const press = (button: HTMLElement) => {
    // The next key is not meant for the row any more.
    button.focus()
    button.click()
  }
  const button = advanceButton()
  if (button) press(button)
  const link = button ? undefined : rows()[currentRow()]
  const box = link && frameOf(link)?.querySelector(marked('steps')) ? boxOf(link) : undefined
  // Where rows are selected already, their buttons are about to come.
  if (box) pressFor(rows().some((each) => boxOf(each)?.checked) ? null : box, advanceButton, press)
  return button !== undefined || Boolean(box)
}

const answerBox = () => inMain(`${marked('reply')} textarea`).find(isShown)

/** Goes to where an answer is written; the row that has the focus is opened for it, where it is not yet. */
export function reply(): boolean {
  const box = answerBox()
  if (box) return focus(box)
  const link = rows()[currentRow()]
  if (link && inMain(marked('answered')).length) pressFor(link, answerBox, focus)
  return link !== undefined
}
