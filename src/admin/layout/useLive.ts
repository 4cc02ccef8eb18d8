import { createContext, useContext, useEffect } from 'react'
import { useRights } from '../providers/auth/rights'
import type { Providers } from '../providers/createProviders'
import { afterFirstScreen } from '../startup/progress'

export const LiveContext = createContext<Providers['openLive'] | undefined>(undefined)

/** Follows what others change while somebody is signed in. */
export function useLive(): void {
  const open = useContext(LiveContext)
  const { profile } = useRights()
  const isSignedIn = profile !== undefined
  useEffect(() => {
    if (!open || !isSignedIn) return
    let close: (() => void) | undefined
    let isOver = false
    afterFirstScreen(() =>
      open().then(
        (end) => {
          if (isOver) end()
          else close = end
        },
        // Without its code the page shows what it has read itself.
        () => undefined,
      ),
    )
    return () => {
      isOver = true
      close?.()
    }
  }, [open, isSignedIn])
}
