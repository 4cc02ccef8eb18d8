import { orderStatuses } from '../order'
import { paymentStatuses } from '../orderMoney'
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
    outColumn('shipping_fee', 'money'),
    outColumn('total', 'money'),
    outColumn('paid', 'money'),
    outColumn('due', 'money'),
    outColumn('payment_status', 'choice', { choices: paymentStatuses }),
    outColumn('carrier'),
    outColumn('tracking_code'),
    outColumn('cod', 'money'),
    outColumn('note'),
    outColumn('cancel_reason'),
    outColumn('stepped_at', 'time'),
    ...moments,
  ],
}
