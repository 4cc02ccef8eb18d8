import { useCallback } from 'react'
import { spacingStep } from '../../theme/tokens'

const gap = `${4 * spacingStep}px`

/**
 * Where a column of this height sticks: under the bar, or, when it is higher than the window, with its end above the
 * save bar, so that all of it can be reached. As a formula, so that nothing has to be measured but the height.
 */
export const stickyTop = (height: number): string =>
  `min(calc(var(--bar) + ${gap}), calc(100vh - var(--bottom-bar, 0px) - ${gap} - ${height}px))`

/**
 * Brings a control into sight where the column itself stands. The browser cannot: what sticks does not move with the
 * scrolling, so that Tab would lead to a field beyond the window's edge.
 */
function reveal(column: HTMLElement, control: Element): void {
  const { top, bottom } = control.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const isSeen =
    top >= Number.parseFloat(scrollPaddingTop) - spacingStep &&
    bottom <= window.innerHeight - Number.parseFloat(scrollPaddingBottom) + spacingStep
  if (isSeen) return
  column.style.position = 'static'
  control.scrollIntoView({ block: 'nearest' })
  column.style.position = ''
}

/** Ref for a column that stays in sight while a longer one beside it scrolls, and shows whatever has the focus in it. */
export function useStickyColumn(): (column: HTMLElement | null) => (() => void) | undefined {
  return useCallback((column: HTMLElement | null) => {
    // jsdom has no layout to observe.
    if (!column || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      column.style.top = stickyTop(entry?.borderBoxSize[0]?.blockSize ?? 0)
    })
    observer.observe(column)
    // The browser scrolls after it has told of the focus.
    const onFocus = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => target === document.activeElement && reveal(column, target as Element))
    column.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      column.removeEventListener('focusin', onFocus)
    }
  }, [])
}
