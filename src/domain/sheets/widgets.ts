import { moments, outColumn, type Sheet } from './columns'

export const widgets: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('title'),
    outColumn('key'),
    outColumn('type'),
    outColumn('group_name'),
    outColumn('group_slug'),
    outColumn('description'),
    ...moments,
  ],
}
