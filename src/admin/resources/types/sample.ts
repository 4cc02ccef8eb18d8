import type { PostType } from '../../../domain/typeSchema'

/** A post type for the rehearsal of a list or form. */
export const typeSample: PostType = {
  id: 1,
  version: 1,
  style: 'article',
  is_sitemap: true,
  sort: 0,
  title: 'Sample type',
  slug: 'sample',
  image: '',
  icon: '',
  description: '',
  features: ['categories'],
  fields: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
