import { feedbackStatuses } from '../feedback'
import { moments, outColumn, type Sheet } from './columns'

export const feedback: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('status', 'choice', { choices: feedbackStatuses }),
    outColumn('type'),
    outColumn('name'),
    outColumn('phone'),
    outColumn('email'),
    outColumn('address'),
    outColumn('content'),
    ...moments,
  ],
}
