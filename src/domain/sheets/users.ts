import { genders, userStatuses } from '../user'
import { column, idColumn, moments, outColumn, type Sheet } from './columns'
import { userNames, userSays } from './names/users'

/** Restores the zero that a spreadsheet drops from a phone number: `912345678`. */
const withZero = (text: string): string => (/^[1-9]\d{8}$/.test(text) ? `0${text}` : text)

/** Accounts are matched by email. A spreadsheet sets neither passwords nor roles. */
export const users: Sheet = {
  keys: ['id', 'email'],
  names: userNames,
  columns: [
    idColumn,
    column('name'),
    column('email'),
    column('phone', 'text', { mend: withZero }),
    column('gender', 'choice', { choices: genders }),
    column('birthday', 'day'),
    column('zalo'),
    column('facebook'),
    column('address'),
    column('status', 'choice', { choices: userStatuses, says: userSays }),
    outColumn('roles', 'reference', {
      many: true,
      reference: { resource: 'roles', include: 'roles', label: 'name' },
    }),
    ...moments,
  ],
}
