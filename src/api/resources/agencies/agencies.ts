import { sql } from 'drizzle-orm'
import { agencySchema } from '../../../domain/agencySchema'
import { debtGuards } from '../../../domain/debts'
import { meets, type Permission } from '../../../domain/permissions'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { foldedField } from '../../crud/fields'
import { include } from '../../crud/include'
import { placedLast } from '../../crud/place'
import type { Resource } from '../../crud/resource'
import { agencies as table } from '../../db/tables/agencies'
import type { Call } from '../../http/call'
import { wholeSchema } from '../../http/schema'
import { refuseUnsettled } from '../../money/balance'
import { pricedFor, removePrices } from './prices'

export const agencies = entity(table, {
  schema: agencySchema,
  fields: { name: foldedField(table.name, table.search_text) },
  sorts: ['sort', 'id', 'name'],
  sortKeys: { name: 'name_key' },
  order: ['sort', 'asc'],
  unlimited: true,
  optional: ['credit_limit'],
  includes: {
    users_count: include(
      sql`(select count(*)::int from agency_users au where au.agency_id = agencies.id)`,
      wholeSchema,
    ),
    prices_count: include(
      sql`(select count(*)::int from posts p where ${pricedFor(sql`agencies.id`)})`,
      wholeSchema,
    ),
  },
  search: { title: 'name', subtitle: 'description' },
  hooks: {
    write: (call, value, before) => (before ? value : placedLast(call, table, value)),
    remove: async (call, row) => {
      await refuseUnsettled(call, 'agencies', row.id)
      await removePrices(call, row)
    },
  },
})

const withoutLimits: Resource = { ...agencies, hidden: ['credit_limit'] }

/** More users read agencies than look after them or see what they owe. */
const shownTo = ({ actor }: Call): Resource => {
  const seers: Permission[] = ['list-agencies', 'create-agencies', 'update-agencies']
  return meets(actor.permissions, [...seers, debtGuards.agencies].flat()) ? agencies : withoutLimits
}

export const agencyRoutes = [
  ...crud(agencies, undefined, { shownTo }),
  bulkRoute(agencies),
  exportRoute(agencies, { shownTo }),
]
