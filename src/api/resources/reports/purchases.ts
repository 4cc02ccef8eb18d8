import { sql } from 'drizzle-orm'
import { invalid } from '../../http/errors'
import { idSchema } from '../../http/schema'
import type { Report } from './report'
import { purchaseFigures, reportRowSchema } from './shapes'

/** A row per line of the supplier's imports that were not canceled. */
export const purchases: Report = {
  name: 'purchases',
  summary: 'what was bought from a supplier',
  row: reportRowSchema(idSchema, purchaseFigures),
  parameters: ['supplier_id', 'warehouse_id'],
  needs: ['supplier_id'],
  sorts: ['date', 'price', 'number', 'money'],
  order: ['date', 'desc'],
  sums: ['number', 'money'],
  rows: ({ supplierId, warehouseId }) => {
    if (supplierId === null) throw invalid('supplier_id', 'required')
    return sql`select i.id, i.post_id, s.warehouse_id, s.id as slip_id, s.code as slip_code, s.date, i.number, i.price,
        i.number * i.price as money, i.expiry
      from slips s join slip_lines i on i.slip_id = s.id
      where s.supplier_id = ${supplierId} and s.status = 'complete'
        and ${warehouseId === null ? sql`true` : sql`s.warehouse_id = ${warehouseId}`}`
  },
  chart: () =>
    sql`select date_trunc('month', date)::date as key, sum(money) as value from report group by 1 order by 1`,
}
