import { useParams, useStore } from 'react-admin'
import { type ExportFormat, exportedColumns, sheetOf } from '../../../../domain/sheets'
import { useRights } from '../../../providers/auth/rights'
import { usePostType } from '../../types/usePostTypes'

interface Kept {
  format: ExportFormat
  /** Deselected columns rather than selected ones, so that new columns are exported. */
  left: string[]
}
const usual: Kept = { format: 'csv', left: [] }

export interface ExportChoice {
  format: ExportFormat
  fields: string[]
  columns: string[]
  setFormat: (format: ExportFormat) => void
  setColumns: (columns: readonly string[]) => void
}

/** Format and columns that this account chose last for the list; all columns at first. */
export function useExportChoice(resource: string): ExportChoice {
  const account = useRights().profile?.id ?? ''
  const [kept, setKept] = useStore<Kept>(`export.${account}.${resource}`, usual)
  // For posts only the columns of their style.
  const style = usePostType(useParams().typeID)?.style
  const sheet = sheetOf(resource, style)
  const fields = sheet ? exportedColumns(sheet).map(({ field }) => field) : []
  return {
    format: kept.format,
    fields,
    columns: fields.filter((field) => !kept.left.includes(field)),
    setFormat: (format) => setKept({ ...kept, format }),
    setColumns: (columns) => setKept({ ...kept, left: fields.filter((field) => !columns.includes(field)) }),
  }
}
