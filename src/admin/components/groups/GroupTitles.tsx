import { useGetMany } from 'react-admin'
import type { Group } from '../../../domain/groupSchema'

export function GroupTitles({ ids }: { ids: readonly number[] }) {
  const { data = [] } = useGetMany<Group>('groups', { ids: [...ids] }, { enabled: ids.length > 0 })
  return data
    .filter(Boolean)
    .map(({ title }) => title)
    .join(', ')
}
