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
  data: mixed(isFields).when('action', ([action], schema) =>
    action === 'update' ? schema.required(message('required')) : schema,
  ),
})

export type BulkBody = InferType<typeof bulkSchema>
