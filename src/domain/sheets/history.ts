import { outColumn, type Sheet } from './columns'

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
