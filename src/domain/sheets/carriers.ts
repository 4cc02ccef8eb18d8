import { remittanceProblems, remittanceStates } from '../remittance'
import { column, outColumn, type Sheet } from './columns'
import { remittanceNames } from './names/carriers'

export const carriers: Sheet = { columns: [outColumn('id', 'number'), outColumn('name')] }

export const remittances: Sheet = {
  only: 'new',
  keys: ['tracking_code', 'order_code'],
  names: remittanceNames,
  columns: [
    outColumn('id', 'number'),
    outColumn('created_at', 'time'),
    column('carrier'),
    column('statement'),
    column('tracking_code'),
    column('order_code'),
    column('amount', 'money'),
    column('fee', 'money'),
    outColumn('expected', 'money'),
    outColumn('state', 'choice', { choices: remittanceStates }),
    outColumn('problem', 'choice', { choices: remittanceProblems }),
    outColumn('note'),
  ],
}
