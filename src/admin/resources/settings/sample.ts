import type { Setting } from '../../../domain/settings'

/** A setting for the rehearsal of a page. */
export const settingSample: Setting = {
  id: 1,
  version: 1,
  key: 'site_name',
  title: '',
  value: 'Sample',
  group: 'general',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
