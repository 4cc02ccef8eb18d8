import { array, number } from 'yup'

/** The hand-made groups that a post is in, and its trademark. */
export const groupingShape = {
  group_ids: array(number().integer().required()).max(100).default([]),
  trademark_id: number().integer().nullable().default(null),
}
