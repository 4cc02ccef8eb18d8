import type { Post } from '../../../domain/postSchema'

/** A post for the rehearsal of a list or form. */
export const postSample: Post = {
  id: 1,
  version: 1,
  type_id: 1,
  title: 'Sample post',
  slug: 'sample',
  image: '',
  images: [],
  description: '',
  content: [],
  category_id: null,
  parent_category_id: null,
  related_ids: [],
  seo: { title: '', image: '', description: '', keywords: '', links: [] },
  custom: {},
  status: 'pending',
  author_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
