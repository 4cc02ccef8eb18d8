import { moments, outColumn, type Sheet } from './columns'

/** Export only: a widget's fields and values do not fit a row. */
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
