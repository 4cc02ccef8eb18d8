import { useCallback } from 'react'
import { spacingStep } from '../../theme/tokens'

const gap = `${4 * spacingStep}px`

/** CSS `top` of a sticky column: below the bar, or, if higher than the window, with its end above the save bar. */
export const stickyTop = (height: number): string =>
  `min(calc(var(--bar) + ${gap}), calc(100vh - var(--bottom-bar, 0px) - ${gap} - ${height}px))`

/** Reveals a control of the sticky column. The browser cannot, as a sticky box does not move with the scrolling. */
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

export function useStickyColumn(): (column: HTMLElement | null) => (() => void) | undefined {
  return useCallback((column: HTMLElement | null) => {
    // jsdom has no layout to observe.
    if (!column || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      column.style.top = stickyTop(entry?.borderBoxSize[0]?.blockSize ?? 0)
    })
    observer.observe(column)
    // The browser scrolls after the focus event.
    const onFocus = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => target === document.activeElement && reveal(column, target as Element))
    column.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      column.removeEventListener('focusin', onFocus)
    }
  }, [])
}
