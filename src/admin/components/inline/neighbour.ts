import { mark, marked, markOf } from '../../keys/marks'
/** Marks the cells of a column, so that keys find the next one. */
export const cellMark = (column: string) => mark('inline', column)

/** The button of the same column's cell in the next row, or the one before. */
export function neighbourOf(cell: Element | null, by: 1 | -1): HTMLButtonElement | null {
  const column = cell && markOf(cell, 'inline')
  const all = [...(cell?.closest('table, ul')?.querySelectorAll(marked('inline', column ?? '')) ?? [])]
  const place = cell ? all.indexOf(cell) : -1
  return all[place + by]?.querySelector('button') ?? null
}
