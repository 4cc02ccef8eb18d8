import { rowLinkClass } from '../components/list/RowLink'
import { AHEAD } from '../startup/ahead'
import { pageHeading } from './heading'
import { marked, markOf } from './marks'

/*
 * What keys do to the page that is open. They use its parts as a person would: the search box, the links of the rows,
 * their checkboxes and the buttons. So they work on every list and form that is made of the shared parts.
 */

const inMain = <T extends HTMLElement>(selector: string): T[] =>
  [...document.querySelectorAll<T>(`main ${selector}`)].filter((element) => !element.closest(`[${AHEAD}]`))

const isShown = (element: HTMLElement): boolean => !element.closest('[hidden],[aria-hidden=true],[inert]')

const focus = (element: HTMLElement | undefined): boolean => {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

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
  if (inMain(marked('inbox')).length) return mark()
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

/** Ticks off the row that has the focus, or the record that the page is about, where it can be. */
export function mark(): boolean {
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

/** Clears the selection. */
export function unselectRows(): boolean {
  const [button] = inMain<HTMLButtonElement>(marked('unselect'))
  button?.click()
  return button !== undefined
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

/** A button or link of the page, by what is written on it. */
export interface PageAction {
  label: string
  run: () => void
}

/** How long something that a button opens may take to come. */
const patience = 5_000

/** Presses a button, if one is to be pressed, and does something with what comes of it as soon as that is there. */
function pressFor(
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
  setTimeout(() => observer.disconnect(), patience)
  button?.click()
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

const answerBox = () => inMain(`${marked('reply')} textarea`).find(isShown)

/** Goes to where an answer is written; the row that has the focus is opened for it, where it is not yet. */
export function reply(): boolean {
  const box = answerBox()
  if (box) return focus(box)
  const link = rows()[currentRow()]
  if (link && inMain(marked('answered')).length) pressFor(link, answerBox, focus)
  return link !== undefined
}

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
