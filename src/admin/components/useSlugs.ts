import { useEffect, useState } from 'react'

type Slugs = typeof import('../../domain/slug')

let loaded: Slugs | undefined

/**
 * How addresses are made from titles, once that is wanted: its tables of letters take longer to set up than a form to
 * draw, and most forms that are opened make no address.
 */
export function useSlugs(isWanted: boolean): Slugs | undefined {
  const [slugs, setSlugs] = useState(loaded)
  useEffect(() => {
    if (!isWanted || slugs) return
    let isHere = true
    void import('../../domain/slug').then(
      (module) => {
        loaded = module
        if (isHere) setSlugs(module)
      },
      // Without a network the address is typed by hand.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, slugs])
  return slugs
}
