import { type SQL, sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { placeSchema } from '../../domain/placeSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { foldedField, momentField } from '../crud/fields'
import { include, manyOf } from '../crud/include'
import type { Resource, Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { suppliers as table } from '../db/tables/suppliers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { daySchema, idSchema, objectSchema, orNull, textSchema, wholeSchema } from '../http/schema'
import { refuseUnsettled } from '../money/balance'
import { checkPlace } from './place'

const boughtSchema = objectSchema({
  post_id: idSchema,
  code: textSchema,
  title: textSchema,
  number: wholeSchema,
  price: orNull(wholeSchema),
  date: daySchema,
})

const productsWith = (price: SQL) =>
  manyOf(
    sql`select i.post_id, (array_agg(i.code order by s.id desc))[1] as code,
    (array_agg(i.title order by s.id desc))[1] as title, sum(i.number) as number,
    ${price} as price, max(s.date) as date
  from slips s join slip_lines i on i.slip_id = s.id
  where s.supplier_id = suppliers.id and s.status = 'complete' group by i.post_id order by max(s.id) desc, i.post_id
  limit 200`,
    boughtSchema,
  )

async function remove(call: Call, { id }: Row): Promise<void> {
  const [row] = await rowsOf<{ slips: number }>(
    call.db,
    sql`select count(*)::int as slips from slips where supplier_id = ${id}`,
  )
  if (row?.slips)
    throw new ApiError('in_use', {
      message: { key: 'errors.in_use_by_slips', params: { count: row.slips } },
      extra: { in_use: { slips: row.slips } },
    })
  await refuseUnsettled(call, 'suppliers', id)
}

export const suppliers = entity(table, {
  schema: placeSchema,
  fields: { name: foldedField(table.name, table.search_text), created_at: momentField(table.created_at) },
  sorts: ['id', 'name', 'created_at'],
  sortKeys: { name: 'name_key' },
  counted: [],
  includes: {
    products: productsWith(sql`(array_agg(i.price order by s.id desc))[1]`),
    slips_count: include(
      sql`(select count(*)::int from slips s where s.supplier_id = suppliers.id)`,
      wholeSchema,
    ),
  },
  search: { title: 'name', subtitle: 'phone' },
  hooks: { write: checkPlace, remove },
})

/** For callers who may not see slips. */
const withoutCosts: Resource = {
  ...suppliers,
  includes: { ...suppliers.includes, products: productsWith(sql`null::bigint`) },
}

const shownTo = ({ actor }: Call): Resource =>
  meets(actor.permissions, guards.slips.list) ? suppliers : withoutCosts

export const supplierRoutes = [
  ...crud(suppliers, undefined, { shownTo }),
  bulkRoute(suppliers),
  exportRoute(suppliers),
]
