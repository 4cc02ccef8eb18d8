import { useCallback } from 'react'

const gap = 16

/**
 * Ref for a column that stays in sight while a longer one beside it scrolls. One that is higher than the window sticks
 * with its end, so that all of it can be reached.
 */
export function useStickyColumn(): (column: HTMLElement | null) => (() => void) | undefined {
  return useCallback((column: HTMLElement | null) => {
    // jsdom has no layout to observe.
    if (!column || !('ResizeObserver' in window)) return
    const place = () => {
      const style = getComputedStyle(document.documentElement)
      const height = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
      const top = height('--bar') + gap
      const room = innerHeight - height('--bottom-bar') - gap - column.offsetHeight
      column.style.top = `${Math.min(top, room)}px`
    }
    const observer = new ResizeObserver(place)
    observer.observe(column)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [])
}
