import { useEffect, useState } from 'react'

/** Timers cannot be set for as long as a month. */
const far = 60 * 60_000

/** Draws again when a moment comes, so that what was ahead is told as past. */
export function useTurn(moment: string | null | undefined): void {
  const [, turn] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const left = Date.parse(moment ?? '') - Date.now()
      if (left > far) timer = setTimeout(wait, far)
      else if (left > 0) timer = setTimeout(() => turn((times) => times + 1), left + 1)
    }
    wait()
    return () => clearTimeout(timer)
  }, [moment])
}
