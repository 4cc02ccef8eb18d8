import type { Order } from '../../../domain/orderSchema'

/** An order for the rehearsal of a list or form. */
export const orderSample: Order = {
  id: 1,
  version: 1,
  type_id: 1,
  code: 'DH00001',
  status: 'new',
  stepped_at: '2026-01-01T00:00:00.000Z',
  name: 'Sample',
  phone: '0900000000',
  email: '',
  address: 'Sample',
  note: '',
  cancel_reason: '',
  possible: ['processing', 'canceled'],
  total: 100_000,
  units: 1,
  products: [
    {
      id: 1,
      post_id: 1,
      code: 'SP1',
      image: '',
      title: 'Sample',
      attribute: '',
      quantity: 1,
      price: 100_000,
      list_price: 100_000,
      total: 100_000,
    },
  ],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
