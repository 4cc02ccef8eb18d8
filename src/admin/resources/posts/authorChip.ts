import type { FilterSpec } from '../../components/list/filters/specs'

/** The choice of an author, among the people with a role. */
export const authorChip: FilterSpec = {
  kind: 'reference',
  source: 'author_id',
  reference: 'users',
  filter: { searchRole: 'has' },
}
