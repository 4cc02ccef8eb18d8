import type { Rating } from '../../../domain/ratingSchema'

/** A rating for the rehearsal of a list or page. */
export const ratingSample: Rating = {
  id: 1,
  version: 1,
  post_id: 1,
  user_id: null,
  author_name: 'Sample',
  content: 'Sample',
  score: 5,
  status: 'done',
  excerpt: '5★ Sample',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
