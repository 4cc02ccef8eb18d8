import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { reserved } from './reserve'

/**
 * What is further down than a window shows: drawn right after the rest has been painted, in steps that input can
 * interrupt.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    // After the paint: an effect alone may run before it.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn ? children : <span hidden {...reserved} />
}
