/**
 * Positions in a cell where a spreadsheet could start a formula, also after whitespace and with full-width signs. Some
 * spreadsheets split cells at semicolons or tabs despite the quotes.
 */
const within = /([;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g
const atStart = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Escapes a text so that no spreadsheet reads it as a formula. */
export const harmless = (text: string): string => text.replace(within, "$1'").replace(atStart, "'")

export const asWritten = (cell: string): string =>
  cell.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, '').replace(/([;\t\r\n])'(?=\s*[=+\-@＝＋－＠])/g, '$1')

/** Without it, spreadsheets do not read a CSV file as UTF-8. */
export const byteOrderMark = '\uFEFF'

export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${(typeof cell === 'number' ? String(cell) : harmless(cell)).replaceAll('"', '""')}"`).join(',')}\r\n`
