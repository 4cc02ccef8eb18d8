import { agencies, agencyUsers } from '../../db/tables/agencies'
import { users } from '../../db/tables/users'
import type { Link } from '../../history/link'

/** Membership gives no right, so the right to restore either record suffices. */
export const agencyLinks: Record<string, Link> = {
  agency_users: {
    table: agencyUsers,
    entity: 'users',
    owner: 'user_id',
    other: 'agency_id',
    of: agencies,
    field: 'agencies',
    title: users.name,
    guard: 'update-agencies',
    restoredBy: [],
    allow: async () => {},
  },
}
