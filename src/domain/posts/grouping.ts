import { array, type InferType, object } from 'yup'
import { recordId } from '../rules'

const groupIds = () => array(recordId().required()).max(100).default([])

/** The hand-made groups that a post is in, and its trademark. */
export const groupingShape = {
  group_ids: groupIds(),
  trademark_id: recordId().nullable().default(null),
}

/** A change of the groups of many posts. */
export const regroupingSchema = object({ add: groupIds(), remove: groupIds() })

export type Regrouping = InferType<typeof regroupingSchema>

/** The groups of a post after the change; the same list when nothing changes. */
export function regrouped(ids: readonly number[], { add, remove }: Regrouping): readonly number[] {
  const next = [...new Set([...ids.filter((id) => !remove.includes(id)), ...add])]
  return next.length === ids.length && next.every((id, at) => id === ids[at]) ? ids : next
}
