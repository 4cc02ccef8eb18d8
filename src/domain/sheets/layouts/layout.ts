import type { Message } from '../../message'
import { headingForms, headingsIn } from '../headings'

export interface FileRow {
  line: number
  cells: readonly string[]
  told?: Message
  refused?: Message
}

/** Finds the column of a heading; -1 if missing. */
export type At = (heading: string) => number

export interface SheetLayout {
  name: string
  /** Distinctive headings: three of them identify the system. */
  marks: readonly string[]
  /** Headings → fields in this system only; `null` for none. */
  columns: Readonly<Record<string, string | null>>
  /** Headings that contain a name of the shop, matched without accents and punctuation. */
  patterns?: readonly (readonly [RegExp, string | null])[]
  /** Makes rows self-contained: one row, one record. */
  rows?: (rows: readonly FileRow[], at: At) => FileRow[]
}

const enough = 3

export function layoutOf(
  titles: readonly string[],
  layouts: readonly SheetLayout[] = [],
): SheetLayout | undefined {
  const forms = titles.map(headingForms)
  const hits = ({ marks }: SheetLayout) => {
    const names = headingsIn(marks)
    return forms.filter((each) => each.some((form) => names.has(form))).length
  }
  const [best] = layouts.map((layout) => ({ layout, count: hits(layout) })).sort((a, b) => b.count - a.count)
  return best && best.count >= enough ? best.layout : undefined
}

/** The field of a heading; `null` for none, `undefined` if the layout does not know it. */
export function meaningIn({ columns, patterns = [] }: SheetLayout, title: string): string | null | undefined {
  const forms = headingForms(title)
  for (const [heading, field] of Object.entries(columns))
    if (headingForms(heading).some((form) => forms.includes(form))) return field
  return patterns.find(([pattern]) => forms.some((form) => pattern.test(form)))?.[1]
}

export function finder(titles: readonly string[]): At {
  const places = new Map<string, number>()
  for (const [at, title] of titles.entries())
    for (const form of headingForms(title)) if (!places.has(form)) places.set(form, at)
  return (heading) =>
    headingForms(heading)
      .map((form) => places.get(form))
      .find((at) => at !== undefined) ?? -1
}

export const cellOf = ({ cells }: FileRow, at: number): string => (at < 0 ? '' : (cells[at] ?? '').trim())

export function withCells(row: FileRow, changes: readonly (readonly [at: number, text: string])[]): FileRow {
  const cells = [...row.cells]
  for (const [at, text] of changes) {
    if (at < 0) continue
    while (cells.length <= at) cells.push('')
    cells[at] = text
  }
  return { ...row, cells }
}
