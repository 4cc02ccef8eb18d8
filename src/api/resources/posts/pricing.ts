import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Repricing, repriced, repricingSchema } from '../../../domain/posts/repricing'
import type { AgencyPrice } from '../../../domain/price'
import { type Field, moneyField, numberField } from '../../crud/fields'
import { belongsTo, include } from '../../crud/include'
import { agencies } from '../../db/tables/agencies'
import { discounts } from '../../db/tables/discounts'
import { posts as table } from '../../db/tables/posts'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { pricedFor, whileAgenciesStay } from '../agencies/prices'
import type { Aspect } from './aspect'
import { agencyPricesSchema } from './shapes'
import { underTypes } from './underTypes'

/** Existing agencies among the prices, which are locked until the transaction ends. */
async function living({ db }: Call, prices: readonly AgencyPrice[]): Promise<Set<number>> {
  if (!prices.length) return new Set()
  await whileAgenciesStay(db)
  const ids = prices.map(({ agency_id }) => agency_id)
  const found = await db.select({ id: agencies.id }).from(agencies).where(inArray(agencies.id, ids))
  return new Set(found.map(({ id }) => id))
}

const forAgency: Field = {
  type: 'int',
  column: agencies.id,
  operators: ['='],
  within: (condition) => sql`posts.id in (
    select p.id from agencies join posts p on ${pricedFor(sql`agencies.id`)} where ${condition})`,
}

export const pricing: Aspect = {
  fields: {
    price: underTypes(moneyField(table.price)),
    discount_id: numberField(table.discount_id),
    agency_id: forAgency,
  },
  sorts: ['price'],
  includes: {
    // Lists get the prices without the rest of the body.
    agency_prices: include(sql`${table.agency_prices}`, agencyPricesSchema),
    discount: belongsTo(discounts, table.discount_id, ['id', 'title', 'start', 'end', 'config', 'status']),
  },
  changes: {
    reprice: {
      field: 'price',
      schema: repricingSchema,
      of: ({ price }, asked) => repriced(Number(price), asked as Repricing),
    },
  },
  ahead: async ({ db }, _where, { agency_prices }) => {
    if (agency_prices !== undefined) await whileAgenciesStay(db)
  },
  write: async (call, value, { typeId }) => {
    if (value.discount_id) {
      const [found] = await call.db
        .select({ id: discounts.id })
        .from(discounts)
        .where(and(eq(discounts.id, value.discount_id), eq(discounts.type_id, typeId)))
      if (!found) throw invalid('discount_id', 'not_found_reference')
    }
    const prices: AgencyPrice[] = value.agency_prices ?? []
    const known = await living(call, prices)
    const dead = prices.flatMap(({ agency_id }, at) => (known.has(agency_id) ? [] : [at]))
    if (!dead.length) return value
    const missing = [{ key: 'validation.not_found_reference' }]
    throw new ApiError('invalid', {
      errors: Object.fromEntries(dead.map((at) => [`agency_prices[${at}].agency_id`, missing])),
    })
  },
  // Prices of deleted agencies do not block the restoring of others.
  revive: async (call, state) => {
    if (!state.agency_prices?.length) return state
    const known = await living(call, state.agency_prices)
    return {
      ...state,
      agency_prices: state.agency_prices.filter(({ agency_id }: AgencyPrice) => known.has(agency_id)),
    }
  },
}
