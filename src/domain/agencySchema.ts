import { array, type InferType, number, object } from 'yup'
import { maxMoney } from './price'
import { lines, recordId, requiredText } from './rules'

export const agencySchema = object({
  name: requiredText(200),
  description: lines(),
  /** VND that it may owe before whoever sells to it is warned; null for no limit. */
  credit_limit: number().integer().min(0).max(maxMoney).nullable().default(null),
  /** Position in the manual order; a new row without it comes last. */
  sort: number().integer().min(0),
})

export const maxAgencyUsers = 200

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
  users_count?: number
  prices_count?: number
}
