import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { DataProviderContext } from 'react-admin'
import { pictureStem } from '../../../domain/media'
import type { AppDataProvider } from '../../providers/data/types'
import { createShared } from '../../startup/shared'

/** In percent of width and height. */
export type Point = readonly [x: number, y: number]

const points = createShared<Readonly<Record<string, Point>>>({})
/** Keyed by the query client, of which there is one; each component has its own data provider. */
const asked = new WeakSet<QueryClient>()

/** Milliseconds after the first picture, so that the page loads first. */
const pause = 1_000

function ask(client: QueryClient, provider: AppDataProvider): void {
  if (asked.has(client)) return
  asked.add(client)
  setTimeout(() => {
    // If the request fails, pictures are cropped around their centre.
    Promise.resolve(provider.mediaFocus?.()).then(
      (found) => found && points.set({ ...points.get(), ...found }),
      () => asked.delete(client),
    )
  }, pause)
}

/** Updates the pictures on the page after a focal point has moved. */
export const movedFocus = (url: string, point: Point): void =>
  points.set({ ...points.get(), [pictureStem(url)]: point })

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
  const point = useSyncExternalStore(points.subscribe, () => points.get()[stem])
  return point && positionOf(point)
}
