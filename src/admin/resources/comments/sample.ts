import type { Comment } from '../../../domain/commentSchema'

/** A comment for the rehearsal of a list or page. */
export const commentSample: Comment = {
  id: 1,
  version: 1,
  post_id: 1,
  comment_id: null,
  thread_id: 1,
  user_id: 1,
  reply_to: null,
  by_staff: false,
  message: 'Sample',
  excerpt: 'Sample',
  status: 'none',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
