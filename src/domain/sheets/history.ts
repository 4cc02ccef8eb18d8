import { outColumn, type Sheet } from './columns'

/** What happened in the house, in words: it is only exported. */
export const historySheet: Sheet = {
  columns: [
    outColumn('at', 'time'),
    outColumn('actor'),
    outColumn('action'),
    outColumn('entity'),
    outColumn('record_id', 'number'),
    outColumn('title'),
    outColumn('changes'),
    outColumn('reason'),
  ],
}
