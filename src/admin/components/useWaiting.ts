import { useGetList } from 'react-admin'
import { guardOf, type ResourceName } from '../../domain/guards'
import { useRights } from '../providers/auth/rights'
import type { ListMeta } from '../providers/data/types'

/** Records that wait for somebody: those with this value of a counted field. */
export interface Waits {
  resource: ResourceName
  field: string
  value: string
}

const one = { page: 1, perPage: 1 } as const

/**
 * How many records wait for this person: who may read and change them. The counts of cached lists follow each change, so
 * the number does too.
 */
export function useWaiting(waits: Waits | undefined, enabled: boolean): number {
  const { can } = useRights()
  const { resource = '', field = '', value = '' } = waits ?? {}
  const may = (action: string) => {
    const guard = guardOf(resource, action)
    return guard !== undefined && can(guard)
  }
  const { meta } = useGetList(
    resource,
    { pagination: one, filter: { [field]: value } },
    { enabled: enabled && may('list') && may('edit') },
  )
  return (meta as ListMeta | undefined)?.counts?.[field]?.[value] ?? 0
}
