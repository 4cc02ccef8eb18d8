import type { Identifier, RaRecord } from 'react-admin'
import { harmless } from '../../../domain/csv'

type Cell = string | number | boolean | null | undefined

/** A column of a CSV file. */
export interface ExportColumn<R extends RaRecord = RaRecord> {
  /** Name of a field, i18n key or plain text. */
  label: string
  value: (record: R, translate: Translate) => Cell
}

type PlainField<R> = { [K in keyof R]-?: R[K] extends Cell ? K : never }[keyof R] & string

/** A column in short form (the name of a field with text or a number) or in full. */
export type Exported<R extends RaRecord> = PlainField<R> | ExportColumn<R>

type Translate = (key: string, options?: Record<string, unknown>) => string

/** An entity's columns, with titles in the interface language. */
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

/** The API's largest page. */
export const exportPage = 1000

interface Page<R> {
  data: R[]
  total?: number
}

/**
 * All rows of a list, page by page; a row that moves to a later page meanwhile is included once. The totals of
 * searches can be capped, so the end is a page that is not full.
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

/** CSV that is safe to open in spreadsheets: cells quoted, formulas neutralised, with a UTF-8 byte order mark. */
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

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
