import { useGetList } from 'react-admin'
import type { GroupStyle } from '../../../domain/group'
import type { Group } from '../../../domain/groupSchema'
import { defaultSort } from '../../providers/data/endpoints'

const all = { page: 1, perPage: 1000 }
const noGroups: Group[] = []

/** Groups of a type in order; selects and cells share one cache entry. */
export function useGroups(type_id: number, style: GroupStyle, enabled = true) {
  const asked = { filter: { type_id, style }, pagination: all, sort: defaultSort('groups') }
  const { data = noGroups, isPending } = useGetList<Group>('groups', asked, { enabled })
  return { data, isPending: isPending && enabled }
}
