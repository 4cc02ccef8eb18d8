import { array } from 'yup'
import { hasCollections } from '../group'
import { postSchema } from '../postSchema'
import { recordId } from '../rules'
import type { Style } from '../type'
import { message } from '../validation'

const inGroups = postSchema.shape({
  group_ids: array(recordId().required())
    .max(100)
    .default([])
    .when('status', ([status], schema) =>
      status === 'draft' ? schema : schema.min(1, message('groups_required')),
    ),
})

/** In a type with collections, a post needs at least one group unless it is a draft. */
export const postSchemaOf = (type: { style: Style; features: readonly string[] } | undefined) =>
  type && hasCollections(type) ? inGroups : postSchema
