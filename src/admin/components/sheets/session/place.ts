import type { FileRow } from '../../../../domain/sheets/layouts/layout'
import type { GridRow } from './rows'

/** Column letters of a spreadsheet: A, B … Z, AA; undefined for a column outside of the file. */
export function letterOf(place: number): string | undefined {
  if (!Number.isFinite(place)) return undefined
  const rest = Math.floor(place / 26)
  return `${rest ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (place % 26))}`
}

export const gridRows = (
  rows: readonly (FileRow & { blanks?: readonly number[] })[],
  places: readonly number[],
): GridRow[] =>
  rows.map(({ cells, blanks, ...row }) => ({
    ...row,
    cells: places.map((place) => cells[place] ?? ''),
    ...(blanks && { blanks: places.flatMap((place, at) => (blanks.includes(place) ? [at] : [])) }),
  }))
