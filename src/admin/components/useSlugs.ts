import { useEffect, useState } from 'react'
import { useIsOffline } from 'react-admin'

export type Slugs = typeof import('../../domain/slug')

let loaded: Slugs | undefined

/**
 * How addresses are made from titles, once that is wanted: its tables of letters take longer to set up than a form to
 * draw, and most forms that are opened make no address.
 */
export function useSlugs(isWanted: boolean): Slugs | undefined {
  const [slugs, setSlugs] = useState(loaded)
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!isWanted || slugs || isOffline) return
    let isHere = true
    void import('../../domain/slug').then(
      (module) => {
        loaded = module
        if (isHere) setSlugs(module)
      },
      // Until the network is back the address is typed by hand.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, slugs, isOffline])
  return slugs
}
