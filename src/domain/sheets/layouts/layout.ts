import type { Message } from '../../message'
import { headingForms, headingsIn } from '../headings'

/** A row of a file on its way into the grid. */
export interface FileRow {
  line: number
  cells: readonly string[]
  /** What the person should know about it. */
  told?: Message
  /** Why it cannot come in. */
  refused?: Message
}

/** Finds the column of a heading; -1 where the file has none. */
export type At = (heading: string) => number

/** How another system writes its files. */
export interface SheetLayout {
  name: string
  /** Headings that few others have: three of them tell a file of this system. */
  marks: readonly string[]
  /** What headings mean here and nowhere else; `null` is no field of ours. */
  columns: Readonly<Record<string, string | null>>
  /** Headings with a name of the shop's own in them, compared without accents and punctuation. */
  patterns?: readonly (readonly [RegExp, string | null])[]
  /** Makes of its rows what stands for itself: one row, one record. */
  rows?: (rows: readonly FileRow[], at: At) => FileRow[]
}

const enough = 3

/** The layout that a file's headings tell. */
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

/** What a heading means in a layout: a field, `null` for none, `undefined` where the layout says nothing. */
export function meaningIn({ columns, patterns = [] }: SheetLayout, title: string): string | null | undefined {
  const forms = headingForms(title)
  for (const [heading, field] of Object.entries(columns))
    if (headingForms(heading).some((form) => forms.includes(form))) return field
  return patterns.find(([pattern]) => forms.some((form) => pattern.test(form)))?.[1]
}

/** Finds the columns of a file by their headings. */
export function finder(titles: readonly string[]): At {
  const places = new Map<string, number>()
  for (const [at, title] of titles.entries())
    for (const form of headingForms(title)) if (!places.has(form)) places.set(form, at)
  return (heading) =>
    headingForms(heading)
      .map((form) => places.get(form))
      .find((at) => at !== undefined) ?? -1
}

/** A cell's text. */
export const cellOf = ({ cells }: FileRow, at: number): string => (at < 0 ? '' : (cells[at] ?? '').trim())

/** The row with some cells filled in otherwise. */
export function withCells(row: FileRow, changes: readonly (readonly [at: number, text: string])[]): FileRow {
  const cells = [...row.cells]
  for (const [at, text] of changes) {
    if (at < 0) continue
    while (cells.length <= at) cells.push('')
    cells[at] = text
  }
  return { ...row, cells }
}
