import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { SearchBox } from '../../../components/list/SearchBox'
import { useMay } from '../../../providers/auth/rights'
import { useRoles } from '../../roles/useRoles'

const agency: FilterSpec = {
  kind: 'reference',
  source: 'agency_id',
  label: 'resources.users.filter.agency',
  reference: 'agencies',
}

export function UserFilters({ hasRoles = false }: { hasRoles?: boolean }) {
  const { roles } = useRoles()
  const role: FilterSpec = {
    kind: 'choice',
    source: 'role_id',
    label: 'resources.users.filter.role',
    choices: roles,
  }
  const mayKnowAgencies = useMay('agencies', 'list')
  return (
    <>
      <SearchBox label="resources.users.search" />
      <FilterChips
        of={[...(hasRoles && roles.length > 0 ? [role] : []), ...(mayKnowAgencies ? [agency] : [])]}
      />
    </>
  )
}
