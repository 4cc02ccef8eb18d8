import type { agencies as vi } from '../vi/agencies'
import { commonFields, crudWords } from './crud'

const words = crudWords(
  'an agency',
  'agencies',
  'Add a café or shop that buys at prices of its own, then its people.',
)

/** Cafés and shops that buy at prices of their own, and their people. */
export const agencies: typeof vi = {
  ...words,
  intro: 'Cafés and shops that buy at prices of their own.',
  sort_hint: 'Drag to change the order.',
  section: 'Agency',
  fields: {
    ...commonFields,
    name: 'Name',
    users_count: 'People',
  },
}
