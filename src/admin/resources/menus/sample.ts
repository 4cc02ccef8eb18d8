import type { Menu } from '../../../domain/menuSchema'

/** A menu for the rehearsal of a list or form. */
export const menuSample: Menu = {
  id: 1,
  version: 1,
  key: 'sample',
  title: 'Sample',
  items: [],
  items_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
