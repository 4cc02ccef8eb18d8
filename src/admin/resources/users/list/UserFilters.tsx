import { useListContext } from 'react-admin'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { SearchBox } from '../../../components/list/SearchBox'
import { useMay } from '../../../providers/auth/rights'
import { useRoles } from '../../roles/useRoles'
import { groupOf, userGroups, withGroup } from '../listFilter'

const group: FilterSpec = {
  kind: 'choice',
  source: 'searchRole',
  label: 'resources.users.filter.label',
  choices: userGroups.map((id) => ({ id, name: `resources.users.filter.${id}` })),
  usual: groupOf({}),
  apply: (filters, id) => withGroup(filters, groupOf({ searchRole: id })),
}

const agency: FilterSpec = {
  kind: 'reference',
  source: 'agency_id',
  label: 'resources.users.filter.agency',
  reference: 'agencies',
}

/** Filters: search, with or without a role, role, agency. */
export function UserFilters() {
  const { roles } = useRoles()
  const { filterValues } = useListContext()
  const hasRoles = roles.length > 0 && groupOf(filterValues) !== 'no'
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
      <FilterChips of={[group, ...(hasRoles ? [role] : []), ...(mayKnowAgencies ? [agency] : [])]} />
    </>
  )
}
