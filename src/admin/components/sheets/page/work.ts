import type { RawRow } from '../read/limits'
import type { ImportSession } from '../session/importSession'
import type { PlanColumn } from '../session/plan'

/** A file that was read. */
export interface SheetFile {
  name: string
  rows: readonly RawRow[]
}

/** The grid's rows and columns, and what the columns were called in the file. */
export interface Work {
  session: ImportSession
  columns: readonly PlanColumn[]
}
