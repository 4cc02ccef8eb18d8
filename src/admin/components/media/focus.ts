import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { DataProviderContext } from 'react-admin'
import { pictureStem } from '../../../domain/media'
import type { AppDataProvider } from '../../providers/data/types'

/** In percent of width and height. */
export type Point = readonly [x: number, y: number]

let points: Readonly<Record<string, Point>> = {}
const listeners = new Set<() => void>()
/** Keyed by the query client, of which there is one; each component has its own data provider. */
const asked = new WeakSet<QueryClient>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: typeof points): void {
  points = next
  for (const listener of listeners) listener()
}

/** Milliseconds after the first picture, so that the page loads first. */
const pause = 1_000

function ask(client: QueryClient, provider: AppDataProvider): void {
  if (asked.has(client)) return
  asked.add(client)
  setTimeout(() => {
    // If the request fails, pictures are cropped around their centre.
    Promise.resolve(provider.mediaFocus?.()).then(
      (found) => found && set({ ...points, ...found }),
      () => asked.delete(client),
    )
  }, pause)
}

/** Updates the pictures on the page after a focal point has moved. */
export const movedFocus = (url: string, point: Point): void => set({ ...points, [pictureStem(url)]: point })

export const positionOf = ([x, y]: Point): string => `${x}% ${y}%`

/** CSS position of the focal point at which a picture is cropped; `undefined` for its centre. */
export function useFocus(url: string): string | undefined {
  const client = useQueryClient()
  // The context instead of `useDataProvider`, whose wrapper would cost per picture of a list.
  const provider = useContext(DataProviderContext) as AppDataProvider | null
  const isOurs = url.startsWith('/files/media/')
  const stem = isOurs ? pictureStem(url) : ''
  useEffect(() => {
    if (isOurs && provider) ask(client, provider)
  }, [isOurs, client, provider])
  const point = useSyncExternalStore(subscribe, () => points[stem])
  return point && positionOf(point)
}
