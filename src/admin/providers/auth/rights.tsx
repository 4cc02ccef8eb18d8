import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { type Action, guardOf, type ResourceName } from '../../../domain/guards'
import { type Access, effectivePermissions, meets, type Permission } from '../../../domain/permissions'
import type { AppDataProvider } from '../data/types'
import { type Profile, profileQuery } from './profile'

const nobody: ReadonlySet<Permission> = new Set()

export interface RightsValue {
  profile?: Profile
  held: ReadonlySet<Permission>
  isPending: boolean
  can: (guard: Access) => boolean
}

const RightsContext = createContext<RightsValue | null>(null)

/** Computes profile and permissions once, for all rows and buttons. */
export function RightsProvider({ children }: { children: ReactNode }) {
  const provider = useDataProvider<AppDataProvider>()
  const { data: profile, isPending } = useQuery(profileQuery(provider))
  const rights = useMemo((): RightsValue => {
    const held = profile ? effectivePermissions(profile) : nobody
    return { profile, held, isPending, can: (guard) => profile !== undefined && meets(held, guard) }
  }, [profile, isPending])
  return <RightsContext value={rights}>{children}</RightsContext>
}

export function useRights(): RightsValue {
  const rights = useContext(RightsContext)
  if (!rights) throw new Error('useRights stands under a RightsProvider')
  return rights
}

/** Whether the user may perform an action on a resource; synchronous, so that nothing appears late. */
export function useMay(resource: ResourceName, action: Action): boolean {
  const { can } = useRights()
  const guard = guardOf(resource, action)
  return guard !== undefined && can(guard)
}
