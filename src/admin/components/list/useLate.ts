import { useEffect, useState } from 'react'

/** Most answers come sooner than this; showing that one waits would only flicker. */
const patience = 300

/** Whether something has been going on for so long that it should be seen. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate
}
