import { createContext, startTransition, useContext, useEffect, useState } from 'react'

let isStarted = false

/** Whether everything is drawn at once from the start; the rehearsal does. */
export const DrawnWhole = createContext(false)

/**
 * What is shown first after the start is what somebody came for; what lies out of sight, and the tools they
 * reach for later, follow right after it is painted. `false` for the former only, and `true` ever after:
 * later screens are whole at once, since somebody may come back to a row far down.
 */
export function useDrawnWhole(): boolean {
  const isAlways = useContext(DrawnWhole)
  const [isWhole, setWhole] = useState(isAlways || isStarted)
  useEffect(() => {
    isStarted = true
    startTransition(() => setWhole(true))
  }, [])
  return isWhole
}
