import { type RefObject, useEffect, useRef } from 'react'
import { step } from '../theme/tokens'

/** CSS variable with the height of the sticky bottom bar; notifications are placed above it. */
const property = '--bottom-bar'
const heights = new Map<Element, number>()
let told = 0

function tell(): void {
  const height = Math.max(0, ...heights.values())
  // Every write to the root costs a calculation of all styles.
  if (height === told) return
  told = height
  document.documentElement.style.setProperty(property, `${height}px`)
}

/** Ref for a bar that sticks to the bottom of the window. */
export function useBottomBar(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    // jsdom has no layout to observe.
    if (!bar || !('ResizeObserver' in window)) return
    // Called after each layout with the height that it has found: asking for it here would force a layout of its own.
    const observer = new ResizeObserver(([entry]) => {
      heights.set(bar, entry?.borderBoxSize[0]?.blockSize ?? 0)
      tell()
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      heights.delete(bar)
      tell()
    }
  }, [])
  return ref
}

/** Bottom offset for notifications. */
export const aboveBottomBar = `calc(var(${property}, 0px) + ${3 * step}px)`
