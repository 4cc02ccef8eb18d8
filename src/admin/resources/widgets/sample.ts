import type { Widget } from '../../../domain/widgetSchema'

/** A widget for the rehearsal of a list or form. */
export const widgetSample: Widget = {
  id: 1,
  version: 1,
  key: 'sample',
  title: 'Sample',
  icon: '',
  group_name: 'Sample',
  group_slug: 'sample',
  description: '',
  type: 'sample',
  settings: { fields: [{ key: 'text', title: 'Sample', style: 'text' }], api: null },
  value: {},
  renamed: {},
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
