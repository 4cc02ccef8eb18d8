import type { Category } from '../../../domain/categorySchema'

/** A category for the rehearsal of a list or form. */
export const categorySample: Category = {
  id: 1,
  version: 1,
  type_id: 1,
  title: 'Sample category',
  slug: 'sample',
  image: '',
  description: '',
  parent_id: null,
  group_id: null,
  layout: '',
  number_displayed: 0,
  show_by_category: false,
  sort: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
