import { mixed, object, string } from 'yup'

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Body of `POST /proposals/{id}/accept`: values in place of those that were proposed. */
export const acceptSchema = object({ changes: mixed(isValues).default({}) })

/** Body of `PATCH /proposals/{id}`; what is to wait again is put back. */
export const decisionSchema = object({
  status: string<'waiting' | 'changed' | 'discarded'>().oneOf(['waiting', 'changed', 'discarded']).required(),
})
