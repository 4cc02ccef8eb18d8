import type { Discount } from '../../../domain/discountSchema'

/** A discount for the rehearsal of a list or form. */
export const discountSample: Discount = {
  id: 1,
  version: 1,
  type_id: 1,
  title: 'Sample',
  start: '2026-01-01T00:00:00.000Z',
  end: '2026-01-02T00:00:00.000Z',
  config: [{ quantity: 1, discount: 10, type: 'percent' }],
  status: 'enable',
  posts_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
