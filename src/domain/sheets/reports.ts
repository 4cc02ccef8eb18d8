import { outColumn, type Sheet, type SheetColumn } from './columns'

const product = [outColumn('code'), outColumn('title')]
const warehouse = outColumn('warehouse_id', 'reference', {
  reference: { resource: 'warehouses', include: 'warehouse', label: 'name' },
})
const sheet = (...columns: SheetColumn[]): Sheet => ({ columns: [...product, warehouse, ...columns] })
const held = [outColumn('number', 'number'), outColumn('money', 'money')]

export const reportSheets: Readonly<Record<string, Sheet>> = {
  report_value: sheet(...held, outColumn('average_cost', 'money'), outColumn('next_expiry', 'day')),
  report_expiring: sheet(
    outColumn('expiry', 'day'),
    outColumn('days_left', 'number'),
    ...held,
    outColumn('slip_code'),
  ),
  report_low: sheet(
    outColumn('number', 'number'),
    outColumn('expired', 'number'),
    outColumn('reorder_point', 'number'),
    outColumn('missing', 'number'),
  ),
  report_dead: sheet(...held, outColumn('last_out', 'day'), outColumn('idle_days', 'number')),
  report_purchases: sheet(
    outColumn('date', 'day'),
    outColumn('number', 'number'),
    outColumn('price', 'money'),
    outColumn('money', 'money'),
    outColumn('expiry', 'day'),
    outColumn('slip_code'),
  ),
  report_profit: sheet(
    outColumn('period', 'day'),
    outColumn('sold', 'number'),
    outColumn('money', 'money'),
    outColumn('cost', 'money'),
    outColumn('profit', 'money'),
    outColumn('margin', 'number'),
  ),
}
