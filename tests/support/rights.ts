import { guards, type ResourceName } from '../../src/domain/guards'
import { isPermission, type Permission } from '../../src/domain/permissions'

const verbs = ['list', 'create', 'update', 'delete'] as const
type Verb = (typeof verbs)[number]

export const entityNames = Object.keys(guards) as ResourceName[]

/**
 * The permissions of an entity that has one for everything, or one for each thing: those that are called after it. By
 * their names alone, so that a guard that names another one by mistake is found. `undefined`: they are spelled out.
 */
export function rightsOf(name: ResourceName): Record<Verb, Permission> | undefined {
  const manage = `manage-${name}`
  const own = verbs.map((verb) => [verb, isPermission(manage) ? manage : `${verb}-${name}`] as const)
  return own.every(([, permission]) => isPermission(permission))
    ? (Object.fromEntries(own) as Record<Verb, Permission>)
    : undefined
}
