import { fillPath } from './matchScreen'
import type { Screen } from './screen'

type Params = Readonly<Record<string, string | undefined>>

/** Whether a screen is about such records; unknown fields do not count. */
const isAbout = ({ only = {} }: Screen, params: Params): boolean =>
  Object.entries(only).every(([name, value]) => (params[name] ?? value) === value)

/** Path of a record's edit page; `params` are the current path's, and fields that decide between pages. */
export function recordPath(
  screens: readonly Screen[],
  resource: string,
  id: string | number,
  params: Params = {},
): string | undefined {
  const screen = screens.find(
    (each) => each.resource === resource && each.path.endsWith('/:id') && isAbout(each, params),
  )
  return screen && fillPath(screen.path, { ...params, id })
}

export function createPath(
  screens: readonly Screen[],
  resource: string,
  params: Params = {},
): string | undefined {
  const screen = screens.find(
    (each) => each.resource === resource && each.title.endsWith('.title.create') && isAbout(each, params),
  )
  return screen && fillPath(screen.path, params)
}
