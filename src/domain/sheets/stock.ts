import { slipReasons, slipStatuses, slipStyles } from '../stock'
import { moments, outColumn, type Sheet } from './columns'

const place = [
  outColumn('id', 'number'),
  outColumn('name'),
  outColumn('phone'),
  outColumn('email'),
  outColumn('address'),
  ...moments,
]

export const warehouses: Sheet = { columns: place }
export const suppliers: Sheet = { columns: place }

export const slips: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('code'),
    outColumn('style', 'choice', { choices: slipStyles }),
    outColumn('status', 'choice', { choices: slipStatuses }),
    outColumn('reason', 'choice', { choices: slipReasons }),
    outColumn('date', 'day'),
    outColumn('warehouse_id', 'reference', {
      reference: { resource: 'warehouses', include: 'warehouse', label: 'name' },
    }),
    outColumn('supplier_id', 'reference', {
      reference: { resource: 'suppliers', include: 'supplier', label: 'name' },
    }),
    outColumn('number', 'number'),
    outColumn('money', 'money'),
    outColumn('profit', 'money'),
    outColumn('note'),
    ...moments,
  ],
}
