import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { scores, waitsOf } from '../../domain/rating'
import { ratingSchema } from '../../domain/ratingSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, flagField, foldedField, momentField, numberField } from '../crud/fields'
import { belongsTo } from '../crud/include'
import type { Row } from '../crud/resource'
import { posts } from '../db/tables/posts'
import { ratings as table } from '../db/tables/ratings'
import { users } from '../db/tables/users'
import { heldOr } from '../held'
import type { Call } from '../http/call'

/** The content and score of a new rating decide whether it waits; later it is only shown or held, and ticked off. */
function write(_call: Call, value: AnyObject, before?: Row): AnyObject {
  if (before) return heldOr(value, before)
  const waits = !value.is_shown || waitsOf({ content: value.content, score: value.score })
  return { ...value, status: waits ? 'none' : 'done' }
}

export const ratings = entity(table, {
  schema: ratingSchema,
  fields: {
    score: numberField(table.score),
    status: choiceField(table.status),
    is_shown: flagField(table.is_shown),
    post_id: { ...numberField(table.post_id), isNarrow: true },
    user_id: { ...numberField(table.user_id), isNarrow: true },
    content: { ...foldedField(table.content, table.search_text), operators: ['like'] },
    created_at: momentField(table.created_at),
  },
  sorts: ['id', 'score'],
  search: { title: 'excerpt', subtitle: sql`(select p.title from posts p where p.id = ${table.post_id})` },
  counted: ['score', 'status', 'is_shown'],
  facets: ['score', 'status'],
  summary: { field: 'score', values: scores },
  includes: {
    user: belongsTo(users, table.user_id, ['id', 'name', 'avatar']),
    post: belongsTo(posts, table.post_id, ['id', 'title', 'type_id']),
  },
  constraints: {
    ratings_post_id_fkey: ['post_id', 'not_found_reference'],
    ratings_user_id_fkey: ['user_id', 'not_found_reference'],
    ratings_held_waits: ['status', 'held'],
  },
  hooks: { write },
})

export const ratingRoutes = [...crud(ratings), bulkRoute(ratings), exportRoute(ratings)]
