import { type RefObject, startTransition, useEffect } from 'react'
import { whenIdle } from '../../startup/whenIdle'
import { box } from '../../theme/tokens'

/** Why an editor is wanted: because it is in sight, or to write in it, at the point that was pressed. */
export interface Wake {
  focus?: boolean
  at?: { left: number; top: number }
}

/** How far from the window an editor is still worth building. */
const near = `${box.filter}px`

/** Asks for an editor once its place is near the window and nothing else is to be done. */
export function useWakeNear(place: RefObject<HTMLElement | null>, onWake: (wake: Wake) => void): void {
  useEffect(() => {
    const wake = () => startTransition(() => onWake({}))
    // jsdom has no layout to observe.
    if (!place.current || !('IntersectionObserver' in window)) return wake()
    let cancel: (() => void) | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || cancel) return
        cancel = whenIdle(wake)
      },
      { rootMargin: near },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      cancel?.()
    }
  }, [place, onWake])
}
