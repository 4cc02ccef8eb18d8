import { array } from 'yup'
import { recordId } from '../rules'

/** The hand-made groups that a post is in, and its trademark. */
export const groupingShape = {
  group_ids: array(recordId().required()).max(100).default([]),
  trademark_id: recordId().nullable().default(null),
}
