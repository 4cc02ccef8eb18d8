import { redirectCodes } from '../redirectSchema'
import { column, keyColumn, moments, outColumn, type Sheet } from './columns'

/** Redirects, recognised by their source. */
export const redirects: Sheet = {
  columns: [
    outColumn('id', 'number'),
    keyColumn('source'),
    column('destination'),
    column('code', 'choice', { choices: redirectCodes }),
    ...moments,
  ],
}
