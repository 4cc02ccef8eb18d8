import { array, boolean, type InferType, mixed, number, object } from 'yup'
import type { Message } from '../message'
import { maxImportRows } from './columns'

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `POST /<resource>/import` */
export const importSchema = object({
  rows: array(
    object({
      /** The row's number in the file; the answer has it too. */
      row: number().integer().required(),
      /** The fields that the row has a value for. */
      data: mixed(isFields).required(),
      /** The version that the person saw, 0 for a row that did not exist. Another one refuses the row. */
      version: number().integer().min(0),
    }),
  )
    .required()
    .min(1)
    .max(maxImportRows),
  /** Pictures of other sites are those of the library that came from there. */
  pictures: boolean().default(false),
  /** Everything is done as it would be, and undone again. */
  dry_run: boolean().default(false),
})

export type ImportBody = InferType<typeof importSchema>
export type ImportRow = ImportBody['rows'][number]

/** A field that an import changes, with what it held. */
export interface ImportChange {
  field: string
  before: unknown
  after: unknown
}

/** What became, or would become, of a row. */
export interface ImportResult {
  row: number
  action: 'create' | 'update' | 'same' | 'refused'
  id: number | null
  /** The version of the row as it stood before; 0 where there was none. */
  version: number
  changes: ImportChange[]
  /** What the person should know of it; words are under `sheets.told`. */
  notes: Message[]
  /** Why it is refused: by field where a field is at fault, else as a whole. */
  errors: Record<string, string[]>
  /** Those of them that are simply empty: whoever shows them can name them. */
  missing: string[]
  message?: string
  code?: string
}
