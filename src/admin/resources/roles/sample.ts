import type { Role } from '../../../domain/roleSchema'

/** A role for the rehearsal of a list or form. */
export const roleSample: Role = {
  id: 1,
  version: 1,
  name: 'Sample role',
  description: '',
  permissions: { data: [{ id: 1, name: 'list-posts' }] },
  users_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
