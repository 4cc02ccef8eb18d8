import { type RefObject, useEffect, useRef } from 'react'
import { spacingStep } from '../../theme/tokens'

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

/** How far above the window's end the messages stand, where a bar does not lie at that end itself. */
const lifted = '--lifted'
/** What a message takes, with some air: below a bar that is further up there is room for it. */
const room = 24 * spacingStep

/**
 * Finds a bar that stands a little above the window's end, as on a page that is hardly shorter: a message at the end
 * would cover half of it. Measured when there is a message, since asking costs a layout.
 */
export function liftMessages(): void {
  const end = window.innerHeight
  const tops = [...heights.keys()]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom < end && end - bottom < room)
    .map(({ top }) => end - top)
  document.documentElement.style.setProperty(lifted, `${Math.max(0, ...tops)}px`)
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
      document.documentElement.style.removeProperty(lifted)
    }
  }, [])
  return ref
}

/** Bottom offset of what stands above the bar. */
export const aboveBottomBar = `calc(var(${property}, 0px) + ${3 * spacingStep}px)`

/** The same for messages. */
export const aboveBars = `calc(max(var(${property}, 0px), var(${lifted}, 0px)) + ${3 * spacingStep}px)`
