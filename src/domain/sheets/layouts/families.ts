import { type At, cellOf, type FileRow, withCells } from './layout'

/** Headings of a layout whose later rows of a product omit values of its first row. */
interface Family {
  title: string
  of?: string
  pictures: string
  /** A row without any of these only adds a picture. */
  own: readonly string[]
  options: readonly string[]
  name?: string
  /** Values that apply to all rows of a product. */
  shared: readonly string[]
}

/** Turns later rows into products, named after the first row and their options; adds pictures to the first row. */
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
          // The first row has the address.
          ...(of ? [[at(of), ''] as const] : []),
        ]),
        told: { key: 'sheets.told.variant', params: { title: get(head, title) } },
      }
    }
  }
