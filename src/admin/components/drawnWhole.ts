import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { whenIdle } from './whenIdle'

/** Parts that have been rendered once since the page was loaded. */
const drawn = new Set<string>()

/** Whether everything renders at once from the start, as in the rehearsal. */
export const DrawnWhole = createContext(false)

/** Milliseconds after which a browser that is never idle draws the rest. */
const latest = 1000

/**
 * Splits the first render after the start in two: first what is visible (the rows in view, the menu), then, when the
 * browser has nothing else to do, the rest (further rows, pagination, toolbar buttons, what waits). Returns `false` in the
 * first step and `true` from then on, so that later screens render at once and going back finds rows further down. What it
 * saves, the journey “Sign in → first rows” of the bench tells.
 * @param part of the screen; each is tracked separately
 * @param hasCome whether there is something to draw: until then there is no first step
 */
export function useDrawnWhole(part: 'bar' | 'list' | 'menu', hasCome = true): boolean {
  const isAlways = useContext(DrawnWhole)
  const [isWhole, setWhole] = useState(isAlways || drawn.has(part))
  useEffect(() => {
    if (isWhole || !hasCome) return
    return whenIdle(() => {
      drawn.add(part)
      startTransition(() => setWhole(true))
    }, latest)
  }, [part, hasCome, isWhole])
  return isWhole
}
