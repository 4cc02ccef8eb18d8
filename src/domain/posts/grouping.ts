import { array, type InferType, object } from 'yup'
import { recordId } from '../rules'

const groupIds = () => array(recordId().required()).max(100).default([])

export const groupingShape = {
  group_ids: groupIds(),
  trademark_id: recordId().nullable().default(null),
}

export const regroupingSchema = object({ add: groupIds(), remove: groupIds() })

export type Regrouping = InferType<typeof regroupingSchema>

/** The groups after the change; the same array if nothing changes. */
export function regrouped(ids: readonly number[], { add, remove }: Regrouping): readonly number[] {
  const next = [...new Set([...ids.filter((id) => !remove.includes(id)), ...add])]
  return next.length === ids.length && next.every((id, at) => id === ids[at]) ? ids : next
}
