import type { Permission } from '../../../../domain/permissions'

export type TickState = 'all' | 'some' | 'none'

export function tickStateOf(names: readonly Permission[], chosen: ReadonlySet<string>): TickState {
  const count = names.filter((name) => chosen.has(name)).length
  return count === 0 ? 'none' : count === names.length ? 'all' : 'some'
}

/** Selects all of these, or deselects them when all changeable ones are selected; locked ones stay. */
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
