import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** What of it has been drawn since the start. */
const drawn = new Set<string>()

/** Whether everything is drawn at once from the start; the rehearsal does. */
export const DrawnWhole = createContext(false)

/**
 * What is shown first after the start is what somebody came for; what lies out of sight, and the tools they
 * reach for later, follow right after it is painted. `false` while the former is drawn, and `true` ever
 * after: later screens are whole at once, since somebody may come back to a row far down.
 * @param part of the screen; each is drawn first on its own
 */
export function useDrawnWhole(part: 'bar' | 'list'): boolean {
  const isAlways = useContext(DrawnWhole)
  const [isWhole, setWhole] = useState(isAlways || drawn.has(part))
  useEffect(() => {
    drawn.add(part)
    startTransition(() => setWhole(true))
  }, [part])
  return isWhole
}
