import type { Agency } from '../../../domain/agencySchema'

/** An agency for the rehearsal of a list or form. */
export const agencySample: Agency = {
  id: 1,
  version: 1,
  name: 'Sample',
  description: '',
  sort: 0,
  users_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
