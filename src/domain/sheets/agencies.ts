import { column, moments, outColumn, type Sheet } from './columns'

/** Agencies in their order. */
export const agencies: Sheet = {
  columns: [
    outColumn('id', 'number'),
    column('name'),
    column('description'),
    outColumn('users_count', 'number'),
    column('sort', 'number'),
    ...moments,
  ],
}
