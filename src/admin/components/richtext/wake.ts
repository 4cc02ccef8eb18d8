import { type RefObject, startTransition, useEffect } from 'react'
import { whenIdle } from '../../startup/whenIdle'
import { box } from '../../theme/tokens'

/** Why an editor mounts: it is in sight, or the user wants to write at a point. */
export interface Wake {
  focus?: boolean
  at?: { left: number; top: number }
}

const near = `${box.filter}px`

/** Requests the editor once its place is near the window and the browser is idle. */
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
