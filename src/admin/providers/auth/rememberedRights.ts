import { isPermission, type Permission } from '../../../domain/permissions'

const key = 'permissions'

/**
 * What the person at this browser was allowed when the back office last started; `undefined` when nothing is
 * known. Only good for not asking in vain before the profile is there: the API decides.
 */
export function rememberedRights(): ReadonlySet<Permission> | undefined {
  const kept = localStorage.getItem(key)
  return kept === null ? undefined : new Set(kept.split(' ').filter(isPermission))
}

export const rememberRights = (held: ReadonlySet<Permission>): void =>
  localStorage.setItem(key, [...held].join(' '))

export const forgetRights = (): void => localStorage.removeItem(key)
