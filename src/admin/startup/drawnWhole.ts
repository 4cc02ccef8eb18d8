import { startTransition, useEffect, useState } from 'react'

/** Parts that have been rendered once since the page was loaded. */
const drawn = new Set<string>()

/**
 * Splits the first render after the start in two: first what is visible (the rows in view, the menu), then, after the
 * first paint, the rest (further rows, pagination, toolbar buttons, saved views). Returns `false` in the
 * first step and `true` from then on, so that later screens render at once and going back finds rows further down. What it
 * saves, the journey “Sign in → first rows” of the bench tells.
 * @param part of the screen; each is tracked separately
 * @param hasCome whether there is something to draw: until then there is no first step
 */
export function useDrawnWhole(part: 'bar' | 'list' | 'menu', hasCome = true): boolean {
  const [isWhole, setWhole] = useState(drawn.has(part))
  useEffect(() => {
    if (!hasCome) return
    drawn.add(part)
    startTransition(() => setWhole(true))
  }, [part, hasCome])
  return isWhole
}
