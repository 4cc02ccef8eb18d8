import { cellOf, type FileRow, withCells } from './layout'

/** The deepest of several category paths, the first among equals: `A, A > B` → `A > B`. */
export function deepestOf(paths: readonly string[]): string {
  const depth = (path: string) => path.split('>').length
  return paths.reduce((best, path) => (depth(path) > depth(best) ? path : best), paths[0] ?? '')
}

/** Of the categories in a cell, which a comma parts, the one that the article is filed under. */
export const deepest = (rows: readonly FileRow[], at: number): FileRow[] =>
  rows.map((row) => {
    // A comma that belongs to a name has a backslash before it.
    const paths = cellOf(row, at)
      .split(/(?<!\\),/)
      .map((path) => path.replaceAll('\\,', ',').trim())
      .filter(Boolean)
    return paths.length ? withCells(row, [[at, deepestOf(paths)]]) : row
  })
