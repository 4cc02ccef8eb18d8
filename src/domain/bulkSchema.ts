import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { message } from './validation'

export const maxBulkRows = 5_000

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Body of `POST /<resource>/bulk`: rows by id, or all rows under the list's filters, and the action. */
export const bulkSchema = object({
  action: string().oneOf(['delete', 'update']).required(),
  // The handler refuses a longer list and names its length.
  ids: array(number().integer().min(1).max(2_147_483_647).required()).max(Number.MAX_SAFE_INTEGER),
  all: boolean().oneOf([true]),
  data: mixed(isFields).when(['action', 'change'], ([action, change], schema) =>
    action === 'update' && !change ? schema.required(message('required')) : schema,
  ),
  /** Alternative to `data`: a named change whose outcome depends on the row, and its parameters. */
  change: object({ name: string().required(), asked: mixed(isFields).required() })
    .default(undefined)
    .optional(),
  /** Computes the outcome of `change` and writes nothing. */
  dry_run: boolean().when('change', ([change], schema) => (change ? schema : schema.oneOf([false]))),
})

export type BulkBody = InferType<typeof bulkSchema>

export const previewRows = 12

export interface BulkPreview<T = unknown> {
  /** The first rows; all rows where the change sends back the values that the user saw. */
  rows: { id: number; title: string; before: T; after: T | null }[]
  count: number
  refused: number
  /** Sums over the rows that change, for numeric values. */
  before: number
  after: number
}
