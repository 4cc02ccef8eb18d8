import type { Feedback } from '../../../domain/feedbackSchema'

/** A message for the rehearsal of a list or page. */
export const feedbackSample: Feedback = {
  id: 1,
  version: 1,
  type: 'Sample',
  name: 'Sample',
  phone: '0900000000',
  email: 'sample@example.vn',
  address: '',
  content: 'Sample',
  status: 'none',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
