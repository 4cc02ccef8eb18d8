import type { Permission } from '../../../../domain/permissions'

export type Mark = 'all' | 'some' | 'none'

/** How many of these are chosen. */
export function markOf(names: readonly Permission[], chosen: ReadonlySet<string>): Mark {
  const count = names.filter((name) => chosen.has(name)).length
  return count === 0 ? 'none' : count === names.length ? 'all' : 'some'
}

/**
 * Chooses all of these, or none of them when all that may be changed are chosen already. What is not open to
 * the person stays as it is.
 */
export function toggled(
  names: readonly Permission[],
  chosen: readonly string[],
  open: ReadonlySet<Permission>,
): string[] {
  const changeable = names.filter((name) => open.has(name))
  const present = new Set(chosen)
  if (changeable.every((name) => present.has(name)))
    return chosen.filter((name) => !changeable.some((one) => one === name))
  return [...chosen, ...changeable.filter((name) => !present.has(name))]
}
