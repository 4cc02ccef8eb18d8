import type { Warehouse } from '../../../domain/placeSchema'

/** A place, such as a warehouse or a supplier, for the rehearsal of a list or form. */
export const placeSample: Warehouse = {
  id: 1,
  version: 1,
  name: 'Sample',
  phone: '0900000000',
  email: '',
  scheme: '2025',
  province: { code: '01', name: 'Sample' },
  district: null,
  ward: { code: '00001', name: 'Sample' },
  address: 'Sample',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
