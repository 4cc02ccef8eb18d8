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

/**
 * Path of the form that changes a record, or without an id of the form of a new one; `known` are its fields. Undefined
 * if there is none, or if a field that the path names is missing.
 */
export function formPath(
  screens: readonly Screen[],
  resource: string,
  id: string | number | undefined,
  known: Params,
): string | undefined {
  const own = screens.filter((each) => each.resource === resource && isAbout(each, known))
  const screen =
    id === undefined
      ? own.find(({ title }) => title.endsWith('.title.create'))
      : // A page that is read has its form below it.
        (own.find(({ path }) => path.endsWith('/:id/edit')) ?? own.find(({ path }) => path.endsWith('/:id')))
  const path = screen && fillPath(screen.path, { ...known, id })
  return path?.split('/').slice(1).every(Boolean) ? path : undefined
}
