import type { RawTable } from '../read/limits'
import type { ImportSession } from '../session/importSession'
import type { PlanColumn } from '../session/plan'

export interface SheetFile {
  name: string
  tables: readonly RawTable[]
}

export interface Work {
  session: ImportSession
  columns: readonly PlanColumn[]
}
