import { array, boolean, type InferType, mixed, number, object } from 'yup'
import type { Message } from '../message'
import { maxImportRows } from './columns'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `POST /<resource>/import` */
export const importSchema = object({
  rows: array(
    object({
      /** Line number in the file, repeated in the response. */
      row: number().integer().required(),
      data: mixed(isFields).required(),
      /** The version that the user saw, 0 for a new row; the row is refused if it differs. */
      version: number().integer().min(0),
    }),
  )
    .required()
    .min(1)
    .max(maxImportRows),
  /** Replaces pictures of other sites by their copies in the library. */
  pictures: boolean().default(false),
  /** Runs the import and rolls it back. */
  dry_run: boolean().default(false),
})

export type ImportBody = InferType<typeof importSchema>
export type ImportRow = ImportBody['rows'][number]

export interface ImportChange {
  field: string
  before: unknown
  after: unknown
}

export interface ImportResult {
  row: number
  action: 'create' | 'update' | 'same' | 'refused'
  id: number | null
  /** Version before the import; 0 for a new row. */
  version: number
  changes: ImportChange[]
  /** Notes for the user; texts are under `sheets.told`. */
  notes: Message[]
  /** By field; `message` and `code` tell why a row as a whole is refused. */
  errors: Record<string, string[]>
  /** Fields refused because they are empty, so that the client can name them. */
  missing: string[]
  message?: string
  code?: string
}
