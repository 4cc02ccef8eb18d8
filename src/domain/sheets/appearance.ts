import { moments, outColumn, type Sheet } from './columns'

const sheet: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('key'),
    outColumn('title'),
    outColumn('items_count', 'number'),
    outColumn('lines', 'text', { many: true }),
    ...moments,
  ],
}

export const menus = sheet
export const sliders = sheet
