import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { DataProviderContext } from 'react-admin'
import { pictureStem } from '../../../domain/media'
import type { AppDataProvider } from '../../providers/data/types'

/** In percent of width and height. */
export type Point = readonly [x: number, y: number]

let points: Readonly<Record<string, Point>> = {}
const listeners = new Set<() => void>()
/** By what is one for the whole back office: each component has a data provider of its own. */
const asked = new WeakSet<QueryClient>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: typeof points): void {
  points = next
  for (const listener of listeners) listener()
}

/** So long after the first picture: the page comes first. */
const pause = 1_000

function ask(client: QueryClient, provider: AppDataProvider): void {
  if (asked.has(client)) return
  asked.add(client)
  setTimeout(() => {
    // Without an answer pictures are cropped around their middle.
    Promise.resolve(provider.mediaFocus?.()).then(
      (found) => found && set({ ...points, ...found }),
      () => asked.delete(client),
    )
  }, pause)
}

/** Tells the pictures on the page that a point has moved. */
export const movedFocus = (url: string, point: Point): void => set({ ...points, [pictureStem(url)]: point })

/** As CSS has it. */
export const positionOf = ([x, y]: Point): string => `${x}% ${y}%`

/** Which point of the picture at an address stays in sight where it is cropped; `undefined` for its middle. */
export function useFocus(url: string): string | undefined {
  const client = useQueryClient()
  // Without what `useDataProvider` adds for each component: there is one picture in each row.
  const provider = useContext(DataProviderContext) as AppDataProvider | null
  const isOurs = url.startsWith('/files/media/')
  const stem = isOurs ? pictureStem(url) : ''
  useEffect(() => {
    if (isOurs && provider) ask(client, provider)
  }, [isOurs, client, provider])
  const point = useSyncExternalStore(subscribe, () => points[stem])
  return point && positionOf(point)
}
