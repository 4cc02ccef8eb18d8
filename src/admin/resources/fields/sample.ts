import type { DataField } from '../../../domain/fieldSchema'

/** A data field for the rehearsal of a list or form. */
export const fieldSample: DataField = {
  id: 1,
  version: 1,
  group_id: 1,
  key: 'origin',
  title: 'Sample',
  style: 'text',
  value: '',
  data: [],
  children: [],
  api: null,
  script: '',
  has_options: false,
  has_children: false,
  sort: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
