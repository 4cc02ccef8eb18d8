import type { Identifier, RaRecord } from 'react-admin'

/** A column of a CSV file. */
export interface ExportColumn<R extends RaRecord = RaRecord> {
  /** i18n key, or a name. */
  label: string
  value: (record: R) => string | number | boolean | null | undefined
}

/** As many as the API gives at once. */
export const exportPage = 1000

interface Page<R> {
  data: R[]
  total?: number
}

/**
 * All rows of a list, page after page; a row that moved to a later page meanwhile comes once. The totals
 * of searches can be capped, so the end is a page that is not full.
 */
export async function fetchAll<R extends RaRecord>(
  getPage: (page: number) => Promise<Page<R>>,
  onProgress: (done: number, total: number) => void,
  isWhole = false,
): Promise<R[]> {
  const rows = new Map<Identifier, R>()
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await getPage(page)
    for (const row of data) rows.set(row.id, row)
    onProgress(rows.size, Math.max(total, rows.size))
    if (isWhole || data.length < exportPage) return [...rows.values()]
  }
}

/** What a spreadsheet would run as a formula, also behind blanks and in full-width letters. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A CSV text that spreadsheets open as data: formulas neutralised, marked as UTF-8. */
export async function toCsv<R extends RaRecord>(
  rows: readonly R[],
  columns: readonly ExportColumn<R>[],
): Promise<string> {
  const { unparse } = (await import('papaparse')).default
  const body = rows.map((row) => columns.map(({ value }) => value(row)))
  const text = unparse({ fields: columns.map(({ label }) => label), data: body }, { escapeFormulae: formula })
  return `\uFEFF${text}`
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
