import { mark, marked, markOf } from '../../keys/marks'
export const cellMark = (column: string) => mark('inline', column)

/** Button of the cell in the next (1) or previous (-1) row of the column. */
export function neighbourOf(cell: Element | null, by: 1 | -1): HTMLButtonElement | null {
  const column = cell && markOf(cell, 'inline')
  const all = [...(cell?.closest('table, ul')?.querySelectorAll(marked('inline', column ?? '')) ?? [])]
  const place = cell ? all.indexOf(cell) : -1
  return all[place + by]?.querySelector('button') ?? null
}
