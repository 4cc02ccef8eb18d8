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
  orders: 'Orders of the agency',
  credit_limit_hint: 'New orders warn when the agency would owe more. Empty means no limit.',
  prices: {
    title: 'Own prices',
    none: 'No product has a price of its own for this agency.',
    price: 'Agency price',
  },
  takes: {
    prices:
      'Its own price on %{smart_count} product goes. |||| Its own prices on %{smart_count} products go.',
    users:
      '%{smart_count} person leaves it; the account stays. |||| %{smart_count} people leave it; their accounts stay.',
  },
  notifications: { ...words.notifications, people_failed: 'The people of the agency could not be changed.' },
  people: {
    title: 'People of the agency',
    search: 'Search the agency',
    none: 'Nobody belongs to this agency yet',
    names_only: 'You may not list people, so you see only names.',
    find: 'Find people by name, phone or email',
    not_found: 'Nobody found',
    add: 'Add to the agency',
    remove: 'Take out of the agency',
    added: '%{smart_count} person added to the agency. |||| %{smart_count} people added to the agency.',
    removed:
      '%{smart_count} person taken out of the agency. |||| %{smart_count} people taken out of the agency.',
    more: 'Show more (%{count})',
  },
  fields: {
    ...commonFields,
    name: 'Name',
    credit_limit: 'Credit limit',
    users_count: 'People',
  },
}
