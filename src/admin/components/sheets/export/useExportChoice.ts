import { useParams, useStore } from 'react-admin'
import { type ExportFormat, exportedColumns, sheetOf } from '../../../../domain/sheets'
import { useRights } from '../../../providers/auth/rights'
import { usePostType } from '../../types/usePostTypes'

interface Kept {
  format: ExportFormat
  /** Not those that are chosen: a column that comes later is exported too. */
  left: string[]
}
const usual: Kept = { format: 'csv', left: [] }

/** What is exported of a list. */
export interface ExportChoice {
  format: ExportFormat
  /** All fields that can be exported. */
  fields: string[]
  /** The chosen ones. */
  columns: string[]
  setFormat: (format: ExportFormat) => void
  setColumns: (columns: readonly string[]) => void
}

/** The format and columns that this account chose last for a list; all columns at first. */
export function useExportChoice(resource: string): ExportChoice {
  const account = useRights().profile?.id ?? ''
  const [kept, setKept] = useStore<Kept>(`export.${account}.${resource}`, usual)
  // Of a list of posts: only the columns that posts of its style have.
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
