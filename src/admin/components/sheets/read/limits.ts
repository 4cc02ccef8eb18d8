const megabyte = 1024 * 1024

export interface ReadLimits {
  fileBytes: number
  /** Total unpacked bytes, counted while unpacking: the sizes stated in the file can lie. */
  inflatedBytes: number
  /** Maximum ratio of unpacked to packed bytes, ignored below `inflatedAnyway`; ordinary sheets reach about 30. */
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

/** Of file inputs. */
export const sheetFiles =
  '.csv,.tsv,.txt,.xlsx,.xls,.htm,.html,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Reason why a file is not read; texts are under `sheets.fault`. */
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

export class ReadFault extends Error {
  constructor(readonly code: FaultCode) {
    super(code)
    this.name = 'ReadFault'
  }
}

/** A row as texts, with its number in the spreadsheet. */
export interface RawRow {
  line: number
  cells: string[]
  /** Columns whose cells are formulas without a result. */
  blanks?: number[]
}

/** Rows of one sheet; text files have one without a name. */
export interface RawTable {
  name: string
  rows: RawRow[]
}

/** Collects rows within the limits; empty rows are dropped. */
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
