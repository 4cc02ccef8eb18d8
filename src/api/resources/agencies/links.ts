import { agencies, agencyUsers } from '../../db/tables/agencies'
import { users } from '../../db/tables/users'
import type { Link } from '../../history/link'

/** Who belongs to which agency. It gives no right, so that anybody who may put back one of both puts back this too. */
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
