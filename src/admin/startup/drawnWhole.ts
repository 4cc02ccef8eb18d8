import { startTransition, useEffect, useState } from 'react'

const drawn = new Set<string>()

/**
 * Splits the first render after the start: first the visible part (rows in view, menu), and after the paint the rest
 * (further rows, pagination, toolbar buttons, saved views). `false` in the first step and `true` from then on, so that
 * later screens render at once and going back finds rows further down.
 * @param part of the screen; each is tracked separately
 * @param hasCome whether there is something to draw; the first step begins only then
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
