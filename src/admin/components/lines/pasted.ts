import { readLineCell } from './amount'
import { isTyped, type LineColumn } from './columns'

/** Without the line break that a spreadsheet puts at the end. */
const trimmed = (text: string): string => text.replace(/\r?\n$/, '')

/** Whether a text is copied spreadsheet rows; ordinary text belongs into one cell. */
export const areCells = (text: string): boolean => /[\t\r\n]/.test(trimmed(text))

/** The cells of copied spreadsheet rows. What reads them is loaded with the first paste. */
export const cellsOf = (text: string): Promise<string[][]> =>
  import('papaparse').then(
    ({ default: Papa }) => Papa.parse<string[]>(trimmed(text), { delimiter: '\t' }).data,
    // Without a network, cells that hold no line breaks.
    () =>
      trimmed(text)
        .split(/\r\n?|\n/)
        .map((row) => row.split('\t')),
  )

/** What a paste came to. */
export interface Pasted<Line> {
  lines: Line[]
  /** How many rows found a line. */
  rows: number
  /** How many cells could not be read. */
  unread: number
  /** How many rows found no line, where lines are not made by typing. */
  left: number
}

interface PasteOptions<Line> {
  lines: readonly Line[]
  columns: readonly LineColumn<Line>[]
  /** The cell that the first one goes into. */
  from: { row: number; column: string }
  cells: string[][]
  locale: string
  blank?: () => Line
}

/** Writes copied cells into the lines, from one cell on to the end side and down; columns only read are passed over. */
export function paste<Line>({
  lines,
  columns,
  from,
  cells,
  locale,
  blank,
}: PasteOptions<Line>): Pasted<Line> {
  const typed = columns.filter(isTyped)
  const targets = typed.slice(typed.findIndex(({ key }) => key === from.column))
  const result: Pasted<Line> = { lines: [...lines], rows: 0, unread: 0, left: 0 }
  for (const [offset, row] of cells.entries()) {
    const start = result.lines[from.row + offset] ?? blank?.()
    if (start === undefined) {
      result.left++
      continue
    }
    let line: Line = start
    for (const [place, text] of row.slice(0, targets.length).entries()) {
      const target = targets[place]
      const value = target && readLineCell(target.kind, text, locale)
      const next = value === undefined ? undefined : target?.write?.(line, value)
      if (next === undefined) {
        result.unread++
        if (target?.keep) line = target.keep(line, text.trim())
      } else line = next
    }
    result.lines[from.row + offset] = line
    result.rows++
  }
  return result
}
