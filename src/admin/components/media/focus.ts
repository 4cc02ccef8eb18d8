import { useEffect, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import { pictureStem } from '../../../domain/media'
import type { AppDataProvider } from '../../providers/data/types'

/** In percent of width and height. */
export type Point = readonly [x: number, y: number]

let points: Readonly<Record<string, Point>> = {}
const listeners = new Set<() => void>()
const asked = new WeakSet<object>()

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

function ask(provider: AppDataProvider): void {
  if (asked.has(provider)) return
  asked.add(provider)
  setTimeout(() => {
    // Without an answer pictures are cropped around their middle.
    Promise.resolve(provider.mediaFocus?.()).then(
      (found) => found && set({ ...points, ...found }),
      () => asked.delete(provider),
    )
  }, pause)
}

/** Tells the pictures on the page that a point has moved. */
export const movedFocus = (url: string, point: Point): void => set({ ...points, [pictureStem(url)]: point })

/** As CSS has it. */
export const positionOf = ([x, y]: Point): string => `${x}% ${y}%`

/** Which point of the picture at an address stays in sight where it is cropped; `undefined` for its middle. */
export function useFocus(url: string): string | undefined {
  const provider = useDataProvider<AppDataProvider>()
  const isOurs = url.startsWith('/files/media/')
  const stem = isOurs ? pictureStem(url) : ''
  useEffect(() => {
    if (isOurs) ask(provider)
  }, [isOurs, provider])
  const point = useSyncExternalStore(subscribe, () => points[stem])
  return point && positionOf(point)
}
