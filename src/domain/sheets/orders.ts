import { orderStatuses } from '../order'
import { moments, outColumn, type Sheet } from './columns'

export const orders: Sheet = {
  within: 'type_id',
  columns: [
    outColumn('id', 'number'),
    outColumn('code'),
    outColumn('status', 'choice', { choices: orderStatuses }),
    outColumn('name'),
    outColumn('phone'),
    outColumn('email'),
    outColumn('address'),
    outColumn('lines', 'text', { many: true }),
    outColumn('units', 'number'),
    outColumn('total', 'money'),
    outColumn('note'),
    outColumn('cancel_reason'),
    outColumn('stepped_at', 'time'),
    ...moments,
  ],
}
