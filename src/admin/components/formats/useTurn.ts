import { useEffect, useState } from 'react'

/** Milliseconds: timers overflow at 25 days, so long waits are split. */
const far = 60 * 60_000

/** Rerenders when a moment comes, so that a future time turns into a past one. */
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
