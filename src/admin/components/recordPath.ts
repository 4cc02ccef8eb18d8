import { fillPath } from './matchScreen'
import type { Screen } from './screen'

/** The address of a record's edit page, from the table of screens; `params` are those of the current address. */
export function recordPath(
  screens: readonly Screen[],
  resource: string,
  id: string | number,
  params: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  const screen = screens.find((each) => each.resource === resource && each.path.endsWith('/:id'))
  return screen && fillPath(screen.path, { ...params, id })
}

/** The address of an entity's create page, from the table of screens. */
export function createPath(
  screens: readonly Screen[],
  resource: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  const screen = screens.find((each) => each.title === `resources.${resource}.title.create`)
  return screen && fillPath(screen.path, params)
}
