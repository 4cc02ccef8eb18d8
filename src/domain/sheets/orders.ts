import { orderSources, orderStatuses } from '../order'
import { paymentStatuses } from '../orderMoney'
import { column, moments, outColumn, type Sheet } from './columns'
import { waybillNames } from './names/carriers'

export const orders: Sheet = {
  within: 'type_id',
  // An import brings back the tracking codes of a carrier; it makes no orders.
  only: 'known',
  keys: ['code'],
  names: waybillNames,
  columns: [
    outColumn('id', 'number'),
    column('code'),
    outColumn('status', 'choice', { choices: orderStatuses }),
    outColumn('source', 'choice', { choices: orderSources }),
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
    column('carrier'),
    column('tracking_code'),
    outColumn('cod', 'money'),
    outColumn('note'),
    outColumn('cancel_reason'),
    outColumn('stepped_at', 'time'),
    ...moments,
  ],
}
