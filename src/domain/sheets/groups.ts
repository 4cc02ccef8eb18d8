import { groupStyles } from '../group'
import { moments, outColumn, type Sheet } from './columns'

export const groups: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('title'),
    outColumn('slug'),
    outColumn('style', 'choice', { choices: groupStyles }),
    outColumn('posts_count', 'number'),
    outColumn('description'),
    outColumn('image'),
    outColumn('sort', 'number'),
    ...moments,
  ],
}
