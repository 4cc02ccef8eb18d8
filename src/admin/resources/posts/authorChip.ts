import type { FilterSpec } from '../../components/list/filters/specs'

/** Filter by author, among users with a role. */
export const authorChip: FilterSpec = {
  kind: 'reference',
  source: 'author_id',
  reference: 'users',
  filter: { searchRole: 'has' },
}
