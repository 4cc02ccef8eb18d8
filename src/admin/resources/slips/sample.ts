import type { Slip } from '../../../domain/slipSchema'

/** A slip for the rehearsal of a list or page. */
export const slipSample: Slip = {
  id: 1,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  code: 'PN26-00001',
  style: 'import',
  status: 'complete',
  reason: 'purchase',
  date: '2026-01-01',
  warehouse_id: 1,
  supplier_id: null,
  order_id: null,
  user_id: null,
  linked_id: null,
  note: '',
  number: 1,
  money: 1,
  profit: null,
  canceled_at: null,
  canceler_id: null,
  cancel_reason: '',
}
