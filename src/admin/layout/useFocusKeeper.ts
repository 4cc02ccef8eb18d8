import { useEffect } from 'react'
import { pageHeading, sectionHeading } from '../keys/heading'
import { CONTENT_ID } from './SkipLink'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), textarea, select, [tabindex]:not([tabindex="-1"])'

interface Gap {
  parent: Element
  neighbours: (Element | null)[]
}

const content = () => document.getElementById(CONTENT_ID)
const isLost = () => document.activeElement === null || document.activeElement === document.body
const elementOf = (node: Node | null): Element | null => (node instanceof Element ? node : null)
const inRow = (element: Element | null): HTMLElement | null =>
  element?.isConnected && element.matches('tr, li')
    ? (element.querySelector<HTMLElement>('a[href]') ?? element.querySelector<HTMLElement>(focusable))
    : null

/**
 * Moves the keyboard focus when the focused element disappears: to the next row, else to the heading of its section or
 * page. An element that was only moved or disabled for a moment gets it back.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    let lastInPage: HTMLElement | null = null
    let gap: Gap | null = null
    /** Next target while the focus moves: in between nothing has it, though it is not lost. */
    let next: Element | null = null

    const onBlur = ({ relatedTarget }: FocusEvent) => {
      next = relatedTarget instanceof Element ? relatedTarget : null
    }
    const onFocus = ({ target }: FocusEvent) => {
      next = null
      if (!(target instanceof HTMLElement) || target === document.body) return
      last = target
      if (!content()?.contains(target)) return
      lastInPage = target
      gap = null
    }
    // A click beside focusable elements drops the focus on purpose.
    const onPointer = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(focusable)) last = null
    }
    const back = () => {
      if (last?.isConnected) return last.matches(':disabled') ? null : last
      if (lastInPage?.isConnected && lastInPage !== last) return lastInPage
      const row = gap && (gap.neighbours.map(inRow).find(Boolean) ?? inRow(gap.parent.closest('tr, li')))
      return row ?? sectionHeading(gap?.parent) ?? pageHeading()
    }
    const observer = new MutationObserver((records) => {
      if (lastInPage && !lastInPage.isConnected) gap = gapOf(records, lastInPage) ?? gap
      if (last && !next?.isConnected && isLost()) back()?.focus({ preventScroll: last.isConnected })
    })
    // In the capture phase, before any blur handler changes the page.
    document.addEventListener('blur', onBlur, true)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointer)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      document.removeEventListener('blur', onBlur, true)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
}

function gapOf(records: readonly MutationRecord[], gone: Element): Gap | null {
  const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
  const parent = record && elementOf(record.target)
  if (!record || !parent) return null
  return { parent, neighbours: [elementOf(record.nextSibling), elementOf(record.previousSibling)] }
}
