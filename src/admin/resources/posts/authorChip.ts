import type { FilterSpec } from '../../components/list/filters/specs'

export const authorChip: FilterSpec = {
  kind: 'reference',
  source: 'author_id',
  reference: 'users',
  filter: { searchRole: 'has' },
}
