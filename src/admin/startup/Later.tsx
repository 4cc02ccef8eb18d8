import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { reserved } from './reserve'

/** Content below the fold: rendered right after the first paint, in slices that input can interrupt. */
export function Later({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    // An effect alone may run before the paint.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn ? children : <span hidden {...reserved} />
}
