import { useGetList } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { ChoiceSelect } from '../../components/list/ChoiceSelect'
import { useMay } from '../../providers/auth/rights'

const members = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { searchRole: 'has' },
}

/** Filters by the member who did it, for those who may list members. */
export function PersonFilter() {
  const enabled = useMay('users', 'list')
  const { data = [] } = useGetList<User>('users', members, { enabled })
  if (!enabled) return null
  return (
    <ChoiceSelect
      source="actor"
      label="history.house.person"
      all="history.house.any_person"
      choices={data.map(({ id, name }) => ({ id, name }))}
    />
  )
}
