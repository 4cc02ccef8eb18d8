import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { effectivePermissions, type Guard, meets, type Permission } from '../../domain/permissions'
import { guardOf } from './guards'
import { type Profile, profileQuery } from './profile'
import type { AppDataProvider } from './types'

const nobody: ReadonlySet<Permission> = new Set()

export interface RightsValue {
  profile?: Profile
  held: ReadonlySet<Permission>
  /** The profile is on its way: nothing can be said yet. */
  isPending: boolean
  can: (guard: Guard) => boolean
}

/** The signed-in person's profile and rights; answers at once when the profile is cached. */
export function useRights(): RightsValue {
  const provider = useDataProvider<AppDataProvider>()
  const { data: profile, isPending } = useQuery(profileQuery(provider))
  return useMemo(() => {
    const held = profile ? effectivePermissions(profile) : nobody
    return { profile, held, isPending, can: (guard) => profile !== undefined && meets(held, guard) }
  }, [profile, isPending])
}

/** Whether this person may do something with a resource; known at once, so that nothing appears late. */
export function useMay(resource: string, action: string): boolean {
  const { can } = useRights()
  const guard = guardOf(resource, action)
  return guard !== undefined && can(guard)
}
