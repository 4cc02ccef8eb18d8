import { useEffect, useState } from 'react'
import { useIsOffline } from 'react-admin'

export type Slugs = typeof import('../../../domain/slug')

let loaded: Slugs | undefined

/** Loads the slug code; undefined while offline, when slugs are typed by hand. */
export const loadSlugs = async (): Promise<Slugs | undefined> => {
  loaded ??= await import('../../../domain/slug').catch(() => undefined)
  return loaded
}

/** Loads the slug code on demand: it takes longer to set up than a form to render, and most forms need no slug. */
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
