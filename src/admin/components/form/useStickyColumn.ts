import { useCallback } from 'react'
import { step } from '../../theme/tokens'

const gap = `${4 * step}px`

/**
 * Where a column of this height sticks: under the bar, or, when it is higher than the window, with its end above the
 * save bar, so that all of it can be reached. As a formula, so that nothing has to be measured but the height.
 */
export const stickyTop = (height: number): string =>
  `min(calc(var(--bar) + ${gap}), calc(100vh - var(--bottom-bar, 0px) - ${gap} - ${height}px))`

/** Ref for a column that stays in sight while a longer one beside it scrolls. */
export function useStickyColumn(): (column: HTMLElement | null) => (() => void) | undefined {
  return useCallback((column: HTMLElement | null) => {
    // jsdom has no layout to observe.
    if (!column || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      column.style.top = stickyTop(entry?.borderBoxSize[0]?.blockSize ?? 0)
    })
    observer.observe(column)
    return () => observer.disconnect()
  }, [])
}
