import { moments, outColumn, type Sheet } from './columns'

export const agencies: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('name'),
    outColumn('description'),
    outColumn('credit_limit', 'money'),
    outColumn('users_count', 'number'),
    outColumn('sort', 'number'),
    ...moments,
  ],
}
