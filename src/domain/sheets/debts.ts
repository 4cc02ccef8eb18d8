import { debtAgeNames } from '../debts'
import { paymentMethods } from '../payment'
import { outColumn, type Sheet } from './columns'

export const debtSheets: Readonly<Record<string, Sheet>> = {
  debts: {
    columns: [
      outColumn('name'),
      outColumn('phone'),
      outColumn('balance', 'money'),
      ...debtAgeNames.map((age) => outColumn(age, 'money')),
      outColumn('credit', 'money'),
      outColumn('credit_limit', 'money'),
    ],
  },
  debt_entries: {
    columns: [
      outColumn('at', 'time'),
      outColumn('kind', 'choice'),
      outColumn('code'),
      outColumn('owed', 'money'),
      outColumn('paid', 'money'),
      outColumn('balance', 'money'),
      outColumn('method', 'choice', { choices: paymentMethods }),
      outColumn('actor'),
      outColumn('note'),
    ],
  },
}
