import { sql } from 'drizzle-orm'
import { remittanceProblems, remittanceStates } from '../../../domain/remittance'
import { listRoute } from '../../crud/crud'
import { readOnlyList } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, foldedField, momentField, moneyField, numberField } from '../../crud/fields'
import { include } from '../../crud/include'
import { remittances as table } from '../../db/tables/carriers'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, objectSchema, orNull, wholeSchema, withMembers } from '../../http/schema'
import { orderNameSchema } from '../orders/shapes'
import { remittanceImport } from './readStatement'
import { settleRoute } from './settle'

export const remittances = readOnlyList(table, {
  fields: {
    state: choiceField(table.state),
    problem: choiceField(table.problem),
    statement: { ...choiceField(table.statement), isNarrow: true },
    tracking_code: choiceField(table.tracking_code),
    carrier: choiceField(table.carrier),
    order_id: { ...numberField(table.order_id), isNarrow: true },
    amount: moneyField(table.amount),
    text: { ...foldedField(table.tracking_code, table.search_text), operators: ['like'] },
    created_at: momentField(table.created_at),
  },
  sorts: ['id'],
  shapes: { state: choiceSchema(remittanceStates), problem: choiceSchema([...remittanceProblems, '']) },
  search: { not: 'are found from their orders' },
  counted: ['state', 'problem'],
  facets: ['state', 'problem'],
  sums: {
    amount: sql`${table.amount}`,
    fee: sql`${table.fee}`,
    net: sql`${table.amount} - ${table.fee}`,
  },
  includes: {
    order: include(
      sql`json_build_object('data', (select json_build_object('id', o.id, 'code', o.code, 'type_id', o.type_id,
      'due', o.due) from orders o where o.id = remittances.order_id))`,
      objectSchema({ data: orNull(withMembers(orderNameSchema, { due: wholeSchema })) }),
    ),
  },
})

export const remittanceRoutes: GuardedRoute[] = [
  listRoute(remittances),
  exportRoute(remittances),
  remittanceImport,
  settleRoute,
]
