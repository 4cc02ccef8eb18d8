import type { Identifier, RaRecord } from 'react-admin'

type Cell = string | number | boolean | null | undefined

/** A column of a CSV file. */
export interface ExportColumn<R extends RaRecord = RaRecord> {
  /** The name of a field, an i18n key or plain text. */
  label: string
  value: (record: R, translate: Translate) => Cell
}

type PlainField<R> = { [K in keyof R]-?: R[K] extends Cell ? K : never }[keyof R] & string

/** A column as entities write it: the name of a field that holds text or a number, or the column itself. */
export type Exported<R extends RaRecord> = PlainField<R> | ExportColumn<R>

type Translate = (key: string, options?: Record<string, unknown>) => string

/** The columns of an entity, headed in the language of the interface. */
export const columnsFor = <R extends RaRecord>(
  resource: string,
  exported: readonly Exported<R>[],
  translate: Translate,
): ExportColumn<R>[] =>
  exported.map((each) => {
    const { label, value }: ExportColumn<R> =
      typeof each === 'object' ? each : { label: each, value: (record) => record[each] }
    const other = translate(label, { _: label })
    return { label: translate(`resources.${resource}.fields.${label}`, { _: other }), value }
  })

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

/**
 * Where a spreadsheet would begin to run a formula, also behind blanks and in full-width letters. Some divide
 * cells at semicolons or tabs as well, whatever the quotes say.
 */
const within = /([;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g
const atStart = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/

const harmless = (text: string): string => text.replace(within, "$1'").replace(atStart, "'")

/** A CSV text that spreadsheets open as data: every cell quoted, formulas neutralised, marked as UTF-8. */
export async function toCsv<R extends RaRecord>(
  rows: readonly R[],
  columns: readonly ExportColumn<R>[],
  translate: Translate = (key) => key,
): Promise<string> {
  const { unparse } = (await import('papaparse')).default
  const fields = columns.map(({ label }) => harmless(label))
  const data = rows.map((row) =>
    columns.map(({ value }) => {
      const cell = value(row, translate)
      return typeof cell === 'string' ? harmless(cell) : cell
    }),
  )
  return `\uFEFF${unparse({ fields, data }, { quotes: true })}`
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
