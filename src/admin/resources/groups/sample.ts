import type { Group } from '../../../domain/groupSchema'

/** A group for the rehearsal of a list or form. */
export const groupSample: Group = {
  id: 1,
  version: 1,
  style: 'field',
  type_id: 1,
  title: 'Sample',
  slug: 'sample',
  image: '',
  description: '',
  sort: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
