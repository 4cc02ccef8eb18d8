import { fillPath } from './matchScreen'
import type { Screen } from './screen'

type Params = Readonly<Record<string, string | undefined>>

/** Whether a screen is about such records; what is not known of them does not count. */
const isAbout = ({ only = {} }: Screen, params: Params): boolean =>
  Object.entries(only).every(([name, value]) => (params[name] ?? value) === value)

/**
 * The address of a record's edit page, from the table of screens; `params` are those of the current address, and fields
 * that tell which of several pages it is.
 */
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

/** The address of an entity's create page, from the table of screens. */
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
