import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { message } from './validation'

/** Most rows of one bulk call. */
export const maxBulkRows = 5_000

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The body of `POST /<resource>/bulk`: which rows, by id or all under the list's filters, and what to do with them. */
export const bulkSchema = object({
  action: string().oneOf(['delete', 'update']).required(),
  // A longer list is refused with its number, not as too long.
  ids: array(number().integer().min(1).max(2_147_483_647).required()).max(Number.MAX_SAFE_INTEGER),
  all: boolean().oneOf([true]),
  /** The fields that an update sets in each row. */
  data: mixed(isFields).when(['action', 'change'], ([action, change], schema) =>
    action === 'update' && !change ? schema.required(message('required')) : schema,
  ),
  /** Instead of fields that are the same for all: a change by name whose outcome depends on the row, and what it asks. */
  change: object({ name: string().required(), asked: mixed(isFields).required() })
    .default(undefined)
    .optional(),
  /** Of such a change: only what would come of it, nothing is written. */
  dry_run: boolean().when('change', ([change], schema) => (change ? schema : schema.oneOf([false]))),
})

export type BulkBody = InferType<typeof bulkSchema>

/** Most rows that a preview names. */
export const previewRows = 12

/** What would come of a change that depends on the row. */
export interface BulkPreview<T = unknown> {
  /** The first rows; all of them where what was seen of each is sent with the change. */
  rows: { id: number; title: string; before: T; after: T | null }[]
  count: number
  /** How many rows the change cannot be made in. */
  refused: number
  /** Sums over the rows in which it can be made, where the values are numbers. */
  before: number
  after: number
}
