import { type RefObject, useEffect, useRef } from 'react'
import { step } from '../theme/tokens'

/** CSS variable with the height of the sticky bottom bar; notifications are placed above it. */
const property = '--bottom-bar'
const bars = new Set<HTMLElement>()

const measure = () => {
  const height = Math.max(0, ...[...bars].map(({ offsetHeight }) => offsetHeight))
  document.documentElement.style.setProperty(property, `${height}px`)
}

/** Ref for a bar that sticks to the bottom of the window. */
export function useBottomBar(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    bars.add(bar)
    measure()
    // jsdom has no layout to observe.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    observer?.observe(bar)
    return () => {
      observer?.disconnect()
      bars.delete(bar)
      measure()
    }
  }, [])
  return ref
}

/** Bottom offset for notifications. */
export const aboveBottomBar = `calc(var(${property}, 0px) + ${3 * step}px)`
