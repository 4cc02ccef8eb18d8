import { type RefObject, useEffect, useRef } from 'react'
import { spacingStep } from '../../theme/tokens'

/** CSS variable with the height of the sticky bottom bar; notifications are placed above it. */
const property = '--bottom-bar'
const heights = new Map<Element, number>()
let told = 0

function tell(): void {
  const height = Math.max(0, ...heights.values())
  // A write to the root recalculates all styles.
  if (height === told) return
  told = height
  document.documentElement.style.setProperty(property, `${height}px`)
}

/** CSS variable: lift of notifications above a bar that is not at the window's end. */
const lifted = '--lifted'
/** Height of a notification with some space; it fits below a bar that is further up. */
const room = 24 * spacingStep

/**
 * Finds a bar slightly above the window's end, which a notification would half cover. Measuring forces a layout, so it
 * is called only for a notification.
 */
export function liftMessages(): void {
  const end = window.innerHeight
  const tops = [...heights.keys()]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom < end && end - bottom < room)
    .map(({ top }) => end - top)
  document.documentElement.style.setProperty(lifted, `${Math.max(0, ...tops)}px`)
}

/** Ref of a bar that sticks to the bottom of the window. */
export function useBottomBar(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    // jsdom has no layout to observe.
    if (!bar || !('ResizeObserver' in window)) return
    // The observer provides the height; reading it here would force a layout.
    const observer = new ResizeObserver(([entry]) => {
      heights.set(bar, entry?.borderBoxSize[0]?.blockSize ?? 0)
      tell()
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      heights.delete(bar)
      tell()
      document.documentElement.style.removeProperty(lifted)
    }
  }, [])
  return ref
}

/** Bottom offset of what stands above the bar. */
export const aboveBottomBar = `calc(var(${property}, 0px) + ${3 * spacingStep}px)`

/** The same for notifications. */
export const aboveBars = `calc(max(var(${property}, 0px), var(${lifted}, 0px)) + ${3 * spacingStep}px)`
