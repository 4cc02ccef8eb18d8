import { type At, cellOf, type FileRow, withCells } from './layout'

/** Headings of a layout in which later rows of an article leave out what the first has said. */
interface Family {
  title: string
  /** Where each row says which article it is of. */
  of?: string
  pictures: string
  /** A row without any of these has only a further picture. */
  own: readonly string[]
  options: readonly string[]
  /** Where the variant's whole name stands. */
  name?: string
  /** What holds for all rows of an article. */
  shared: readonly string[]
}

/** Later rows become articles of their own that are called after the first and their options; pictures join the first. */
export const families =
  ({ title, of, pictures, own, options, name, shared }: Family) =>
  (rows: readonly FileRow[], at: At): FileRow[] => {
    const get = (row: FileRow, heading: string | undefined) => (heading ? cellOf(row, at(heading)) : '')
    const made: FileRow[] = []
    let first = -1
    for (const row of rows) {
      const head = made[first]
      const isLater = head && !get(row, title) && (!get(row, of) || get(row, of) === get(head, of))
      if (!isLater) {
        first = get(row, title) ? made.length : -1
        made.push(row)
      } else if (own.some((heading) => get(row, heading))) made.push(variant(row, head))
      else {
        const all = [get(head, pictures), get(row, pictures)].filter(Boolean).join('\n')
        made[first] = withCells(head, [[at(pictures), all]])
      }
    }
    return made

    function variant(row: FileRow, head: FileRow): FileRow {
      const values = options.map((heading) => get(row, heading)).filter(Boolean)
      const called = get(row, name) || [get(head, title), ...values].join(' - ')
      return {
        ...withCells(row, [
          ...shared.map((heading) => [at(heading), get(row, heading) || get(head, heading)] as const),
          [at(title), called],
          // Its address is the first row's.
          ...(of ? [[at(of), ''] as const] : []),
        ]),
        told: { key: 'sheets.told.variant', params: { title: get(head, title) } },
      }
    }
  }
