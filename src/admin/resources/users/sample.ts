import type { User } from '../../../domain/userSchema'

/** A member for the rehearsal of a list or form. */
export const userSample: User = {
  id: 1,
  version: 1,
  kind: 'member',
  name: 'Sample member',
  email: 'sample@localhost',
  gender: 'unspecified',
  birthday: '',
  avatar: '',
  phone: '',
  zalo: '',
  facebook: '',
  address: '',
  marital_status: 'unspecified',
  id_card: '',
  id_card_date: '',
  id_card_place: '',
  status: 'enable',
  roles: { data: [] },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
