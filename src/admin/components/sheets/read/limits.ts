const megabyte = 1024 * 1024

/** What a file may cost the browser before it is refused. */
export interface ReadLimits {
  fileBytes: number
  /** Of everything in a packed file together, counted while unpacking: the sizes that a file states can lie. */
  inflatedBytes: number
  /** How many times larger than packed a file may be, above what any machine reads at once: sheets reach some thirty. */
  inflation: number
  inflatedAnyway: number
  rows: number
  columns: number
  seconds: number
}

export const readLimits: ReadLimits = {
  fileBytes: 20 * megabyte,
  inflatedBytes: 200 * megabyte,
  inflation: 100,
  inflatedAnyway: 10 * megabyte,
  rows: 50_000,
  columns: 200,
  seconds: 60,
}

/** Why a file is not read; words are under `sheets.fault`. */
export type FaultCode =
  | 'too_big'
  | 'inflates'
  | 'too_many_rows'
  | 'too_wide'
  | 'too_slow'
  | 'unreadable'
  | 'old_excel'
  | 'locked'
  | 'no_reader'
  | 'empty'

/** A file that cannot be read, for a reason that the person can act on. */
export class ReadFault extends Error {
  constructor(readonly code: FaultCode) {
    super(code)
    this.name = 'ReadFault'
  }
}

/** A row of a file as texts, with the number that a spreadsheet shows for it. */
export interface RawRow {
  line: number
  cells: string[]
  /** Columns whose cells are formulas without a result. */
  blanks?: number[]
}

/** The rows of one sheet of a file; text files have one without a name. */
export interface RawTable {
  name: string
  rows: RawRow[]
}

/** Collects rows within the limits; rows without any text are left out, but counted. */
export function createCollector({ rows: maxRows, columns: maxColumns }: ReadLimits) {
  const rows: RawRow[] = []
  return {
    rows,
    /** @throws ReadFault `too_many_rows`, `too_wide` */
    add(line: number, cells: string[], blanks: number[] = []) {
      let width = cells.length
      while (width > 0 && !cells[width - 1] && !blanks.includes(width - 1)) width--
      if (width === 0) return
      if (width > maxColumns) throw new ReadFault('too_wide')
      // One more than the limit: the first row holds the titles.
      if (rows.length > maxRows) throw new ReadFault('too_many_rows')
      rows.push({ line, cells: cells.slice(0, width), ...(blanks.length && { blanks }) })
    },
  }
}
