import type { RawTable } from '../read/limits'
import type { ImportSession } from '../session/importSession'
import type { PlanColumn } from '../session/plan'

/** A file that was read, with its sheets that have rows. */
export interface SheetFile {
  name: string
  tables: readonly RawTable[]
}

/** The grid's rows and columns, and what the columns were called in the file. */
export interface Work {
  session: ImportSession
  columns: readonly PlanColumn[]
}
