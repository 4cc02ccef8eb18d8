import { array, type InferType, number, object } from 'yup'
import { lines, recordId, requiredText } from './rules'

/** A café or shop that buys at prices of its own. */
export const agencySchema = object({
  name: requiredText(200),
  description: lines(),
  /** Position in the manual order; a new one without it comes last. */
  sort: number().integer().min(0),
})

/** Most people that one call adds to an agency or takes out of it. */
export const maxAgencyUsers = 200

/** People and the agency that they come to or leave. */
export const agencyUsersSchema = object({
  agency_id: recordId().required(),
  user_ids: array(recordId().required()).required().min(1).max(maxAgencyUsers),
})

export interface Agency extends InferType<typeof agencySchema> {
  id: number
  version: number
  sort: number
  created_at: string
  updated_at: string
  /** How many people belong to it. */
  users_count?: number
  /** How many products have a price for it. */
  prices_count?: number
}
