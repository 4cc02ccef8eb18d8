import { cellOf, type FileRow, withCells } from './layout'

/** The deepest of several category paths, the first among equals: `A, A > B` → `A > B`. */
export function deepestOf(paths: readonly string[]): string {
  const depth = (path: string) => path.split('>').length
  return paths.reduce((best, path) => (depth(path) > depth(best) ? path : best), paths[0] ?? '')
}

/** Keeps only the deepest of the comma-separated categories in a cell. */
export const deepest = (rows: readonly FileRow[], at: number): FileRow[] =>
  rows.map((row) => {
    // A comma within a name is escaped by a backslash.
    const paths = cellOf(row, at)
      .split(/(?<!\\),/)
      .map((path) => path.replaceAll('\\,', ',').trim())
      .filter(Boolean)
    return paths.length ? withCells(row, [[at, deepestOf(paths)]]) : row
  })
