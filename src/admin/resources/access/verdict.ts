import { guardOf, guards, type ResourceName } from '../../../domain/guards'
import { type Access, isPermission, meets, namesIn, type Permission } from '../../../domain/permissions'
import type { RightsSource } from '../../../domain/viewAs'
import type { Screen } from '../../components/screens/screen'

export interface Origin {
  roles: string[]
  isDirect: boolean
}

export function originsOf({ roles, permissions }: RightsSource): ReadonlyMap<Permission, Origin> {
  const found = new Map<Permission, Origin>()
  const of = (name: Permission): Origin => {
    const known = found.get(name) ?? { roles: [], isDirect: false }
    found.set(name, known)
    return known
  }
  for (const role of roles)
    for (const name of role.permissions.filter(isPermission)) of(name).roles.push(role.name)
  for (const name of permissions.filter(isPermission)) of(name).isDirect = true
  return found
}

/** Whether a guard is met, and by which permissions; else `missing` lists those of which one would do. */
export interface Verdict {
  isOpen: boolean
  /** The guard is empty, so all staff meet it. */
  isForAll: boolean
  by: { name: Permission; origin: Origin }[]
  missing: readonly Permission[]
  /** All of `missing` are needed. */
  needsAll: boolean
}

export function judge(guard: Access, origins: ReadonlyMap<Permission, Origin>): Verdict {
  const names = namesIn(guard)
  const by = names.flatMap((name) => {
    const origin = origins.get(name)
    return origin ? [{ name, origin }] : []
  })
  const isForAll = names.length === 0
  const isOpen = meets(new Set(origins.keys()), guard)
  const needsAll = typeof guard === 'object' && 'all' in guard
  const missing = isOpen ? [] : names.filter((name) => !needsAll || !origins.has(name))
  return { isOpen, isForAll, by, missing, needsAll }
}

const actions = ['list', 'create', 'edit', 'delete'] as const

export interface Thing {
  key: string
  resource?: ResourceName
  /** Set for a screen; an action has `action`, and no paths. */
  screen?: Screen
  paths: readonly string[]
  action?: (typeof actions)[number]
  guard: Access
}

const isSame = (one: Screen, other: Screen) =>
  one.page === other.page &&
  one.title === other.title &&
  one.resource === other.resource &&
  one.only === other.only

/** All actions and screens from the guards and the table of screens, those without an entity first. */
export function thingsOf(screens: readonly Screen[]): Thing[] {
  const ofScreens = screens
    // Further addresses of a screen are listed with its first.
    .filter((screen, place) => place === screens.findIndex((each) => isSame(each, screen)))
    .map(
      (screen): Thing => ({
        key: screen.path,
        screen,
        paths: screens.filter((each) => isSame(each, screen)).map(({ path }) => path),
        guard: screen.guard,
        ...(screen.resource && { resource: screen.resource }),
      }),
    )
  const names = Object.keys(guards) as ResourceName[]
  return [
    ...ofScreens.filter(({ resource }) => !resource),
    ...names.flatMap((resource) => [
      ...actions.map(
        (action): Thing => ({
          key: `${resource} ${action}`,
          resource,
          action,
          paths: [],
          guard: guardOf(resource, action),
        }),
      ),
      ...ofScreens.filter((thing) => thing.resource === resource),
    ]),
  ]
}
