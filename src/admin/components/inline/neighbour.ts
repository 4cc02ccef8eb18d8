const cells = 'data-inline'

/** Marks the cells of a column, so that keys find the next one. */
export const cellMark = (column: string) => ({ [cells]: column })

/** The button of the same column's cell in the next row, or the one before. */
export function neighbourOf(cell: Element | null, by: 1 | -1): HTMLButtonElement | null {
  const column = cell?.getAttribute(cells)
  const all = [...(cell?.closest('table, ul')?.querySelectorAll(`[${cells}]`) ?? [])].filter(
    (each) => each.getAttribute(cells) === column,
  )
  const place = cell ? all.indexOf(cell) : -1
  return all[place + by]?.querySelector('button') ?? null
}
