/**
 * Positions inside a cell where a spreadsheet could start a formula, also after blanks and with full-width letters.
 * Some spreadsheets split cells at semicolons or tabs despite the quotes.
 */
const within = /([;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g
const atStart = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A text that no spreadsheet takes for a formula. */
export const harmless = (text: string): string => text.replace(within, "$1'").replace(atStart, "'")

/** A cell as it was before it was made harmless. */
export const asWritten = (cell: string): string =>
  cell.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '').replace(/([;\t\r\n])'(?=\s*[=+\-@＝＋－＠])/g, '$1')

/** What a CSV file for spreadsheets starts with: without it they take UTF-8 for something else. */
export const byteOrderMark = '\uFEFF'

/** One line of CSV, every cell quoted. Texts become harmless; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${(typeof cell === 'number' ? String(cell) : harmless(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`
