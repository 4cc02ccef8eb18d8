import { discountStates } from '../discount'
import { moments, outColumn, type Sheet } from './columns'

export const discounts: Sheet = {
  within: 'type_id',
  columns: [
    outColumn('id', 'number'),
    outColumn('title'),
    outColumn('status', 'choice', { choices: discountStates, words: 'state' }),
    outColumn('start', 'time'),
    outColumn('end', 'time'),
    outColumn('levels', 'text', { many: true }),
    outColumn('posts_count', 'number'),
    ...moments,
  ],
}
