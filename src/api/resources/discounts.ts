import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { discountStates, discountStatuses, isOver } from '../../domain/discount'
import { discountSchema } from '../../domain/discountSchema'
import { featuresOf, type Style } from '../../domain/type'
import { bulkRoute } from '../crud/bulk'
import { crud, listRoute } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, foldedField, momentField, numberField } from '../crud/fields'
import { include } from '../crud/include'
import type { Resource, Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { discounts as table } from '../db/tables/discounts'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  objectSchema,
  textSchema,
  wholeSchema,
} from '../http/schema'
import { titleOfType } from './types'

const status = (now: SQL): SQL =>
  sql`case when ${table.end} <= ${now} then 'expired' else ${table.status} end`

/** The type of a discount does not change, and must allow discounts. */
async function write({ db }: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before) {
    if (value.type_id !== undefined && value.type_id !== before.type_id) throw invalid('type_id', 'invalid')
    return value
  }
  const [type] = await rowsOf<{ style: Style }>(db, sql`select style from types where id = ${value.type_id}`)
  if (!type) throw invalid('type_id', 'not_found_reference')
  if (!featuresOf[type.style].includes('discounts')) throw invalid('type_id', 'invalid')
  return value
}

const rowShape = objectSchema({
  quantity: wholeSchema,
  discount: amountSchema,
  type: choiceSchema(['percent', 'money']),
})

export const discounts = entity(table, {
  schema: discountSchema,
  fields: {
    type_id: numberField(table.type_id),
    status: { ...choiceField(table.status), byClock: status },
    title: foldedField(table.title, table.search_text),
    start: momentField(table.start),
    end: momentField(table.end),
  },
  byClock: { status },
  shapes: { status: choiceSchema(discountStates), config: arraySchema(rowShape) },
  sorts: ['id', 'title', 'start', 'end'],
  sortKeys: { title: 'title_key' },
  // Each list is of one type and short; it is counted each time because the status depends on the clock.
  unlimited: true,
  includes: {
    posts_count: include(
      sql`(select count(*)::int from posts p where p.discount_id = discounts.id)`,
      wholeSchema,
    ),
    // The stored status, also of an expired discount: it applies again with a new end.
    chosen: include(sql`discounts.status`, choiceSchema(discountStatuses)),
    levels: include(
      sql`(select coalesce(json_agg((row->>'quantity') || ': ' || (row->>'discount')
        || case row->>'type' when 'percent' then '%' else ' ' || unit.value end order by (row->>'quantity')::int), '[]')
      from jsonb_array_elements(discounts.config) row, settings unit where unit.key = 'money_unit')`,
      arraySchema(textSchema),
    ),
  },
  search: { title: 'title', subtitle: titleOfType(table.type_id), params: { typeID: 'type_id' } },
  hooks: { write },
})

/** Dates are checked against the clock only in requests; the history restores what was valid once. */
const sent: Resource = {
  ...discounts,
  hooks: {
    write: (call, value, before) => {
      if (!before && Date.parse(value.start) <= call.now.getTime()) throw invalid('start', 'start_ahead')
      if (before && isOver({ end: value.end ?? before.end }, call.now)) throw invalid('end', 'expired_end')
      return write(call, value, before)
    },
  },
}

export const discountRoutes = [
  listRoute(discounts),
  ...crud(sent, ['POST', 'PATCH', 'DELETE']),
  bulkRoute(sent),
  exportRoute(discounts),
]
