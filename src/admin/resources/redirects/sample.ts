import type { Redirect } from '../../../domain/redirectSchema'

/** A redirect for the rehearsal of a list or form. */
export const redirectSample: Redirect = {
  id: 1,
  version: 1,
  source: '/sample',
  destination: '/sample-2',
  code: 301,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
