import { fieldStyles } from '../dynamicFields'
import { moments, outColumn, type Sheet } from './columns'

export const fields: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('title'),
    outColumn('key'),
    outColumn('style', 'choice', { choices: fieldStyles }),
    outColumn('value'),
    outColumn('has_options', 'yesno'),
    outColumn('has_children', 'yesno'),
    outColumn('sort', 'number'),
    ...moments,
  ],
}
