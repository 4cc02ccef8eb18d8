import { paymentMethods } from '../payment'
import { outColumn, type Sheet } from './columns'

export const cashSheet: Sheet = {
  columns: [
    outColumn('day', 'day'),
    outColumn('method', 'choice', { choices: paymentMethods }),
    outColumn('received', 'money'),
    outColumn('refunded', 'money'),
    outColumn('spent', 'money'),
  ],
}
