import { redirectCodes } from '../redirectSchema'
import { column, idColumn, moments, type Sheet } from './columns'
import { redirectNames } from './names/others'

export const redirects: Sheet = {
  keys: ['id', 'source'],
  names: redirectNames,
  columns: [
    idColumn,
    column('source'),
    column('destination'),
    column('code', 'choice', { choices: redirectCodes }),
    ...moments,
  ],
}
