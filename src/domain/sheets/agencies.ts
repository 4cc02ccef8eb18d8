import { moments, outColumn, type Sheet } from './columns'

export const agencies: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('name'),
    outColumn('description'),
    outColumn('users_count', 'number'),
    outColumn('sort', 'number'),
    ...moments,
  ],
}
