import { isPermission, type Permission } from '../../../domain/permissions'

const key = 'permissions'

/**
 * The rights of the last visit in this browser; `undefined` when unknown. Used only to avoid useless requests before
 * the profile has loaded: the API decides.
 */
export function rememberedRights(): ReadonlySet<Permission> | undefined {
  const kept = localStorage.getItem(key)
  return kept === null ? undefined : new Set(kept.split(' ').filter(isPermission))
}

export const rememberRights = (held: ReadonlySet<Permission>): void =>
  localStorage.setItem(key, [...held].join(' '))

export const forgetRights = (): void => localStorage.removeItem(key)
