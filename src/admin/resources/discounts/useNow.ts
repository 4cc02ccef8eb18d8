import { useEffect, useState } from 'react'

const minute = 60_000

/** The moment, anew every minute: what the clock says changes while a page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
