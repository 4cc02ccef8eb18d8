import type { RawTable } from '../read/limits'
import type { ImportSession } from '../session/importSession'
import type { PlanColumn } from '../session/plan'

/** A file that was read, with its non-empty sheets. */
export interface SheetFile {
  name: string
  tables: readonly RawTable[]
}

/** Session and columns of the grid, with the columns' titles in the file. */
export interface Work {
  session: ImportSession
  columns: readonly PlanColumn[]
}
