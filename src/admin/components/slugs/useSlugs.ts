import { useEffect, useState } from 'react'
import { useIsOffline } from 'react-admin'

export type Slugs = typeof import('../../../domain/slug')

let loaded: Slugs | undefined

/** Loads how addresses are made; nothing without a network, until which is back they are typed by hand. */
export const loadSlugs = async (): Promise<Slugs | undefined> => {
  loaded ??= await import('../../../domain/slug').catch(() => undefined)
  return loaded
}

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
    void loadSlugs().then((module) => {
      if (isHere) setSlugs(module)
    })
    return () => {
      isHere = false
    }
  }, [isWanted, slugs, isOffline])
  return slugs
}
