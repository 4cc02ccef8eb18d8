import { genders, userStatuses } from '../user'
import { column, keyColumn, moments, outColumn, type Sheet } from './columns'

/** Accounts, recognised by their email. Passwords and roles are not set by a spreadsheet. */
export const users: Sheet = {
  columns: [
    outColumn('id', 'number'),
    column('name'),
    keyColumn('email'),
    column('phone'),
    column('gender', 'choice', { choices: genders }),
    column('birthday', 'day'),
    column('zalo'),
    column('facebook'),
    column('address'),
    column('status', 'choice', { choices: userStatuses }),
    outColumn('roles', 'reference', {
      many: true,
      reference: { resource: 'roles', include: 'roles', label: 'name' },
    }),
    ...moments,
  ],
}
