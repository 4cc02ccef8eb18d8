import { sql } from 'drizzle-orm'
import { commentSchema } from '../../../domain/commentSchema'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, flagField, foldedField, momentField, numberField } from '../../crud/fields'
import { belongsTo, include } from '../../crud/include'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { changeRow, create, removeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { comments as table } from '../../db/tables/comments'
import { posts } from '../../db/tables/posts'
import { users } from '../../db/tables/users'
import { dataOf } from '../../http/answerPlan'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { objectSchema, orNull, textSchema, wholeSchema } from '../../http/schema'
import { visitRoute } from './visit'
import { answerWaiting, placeComment } from './write'

const person = ['id', 'name', 'avatar'] as const

export const comments = entity(table, {
  schema: commentSchema,
  fields: {
    status: choiceField(table.status),
    is_shown: flagField(table.is_shown),
    post_id: { ...numberField(table.post_id), isNarrow: true },
    user_id: { ...numberField(table.user_id), isNarrow: true },
    thread_id: { ...numberField(table.thread_id), isNarrow: true },
    message: { ...foldedField(table.message, table.search_text), operators: ['like'] },
    created_at: momentField(table.created_at),
  },
  sorts: ['place', 'id'],
  order: ['place', 'desc'],
  hidden: ['place'],
  search: { title: 'excerpt', subtitle: sql`(select p.title from posts p where p.id = ${table.post_id})` },
  counted: ['status', 'is_shown'],
  facets: ['status'],
  includes: {
    author: belongsTo(users, table.user_id, person),
    post: belongsTo(posts, table.post_id, ['id', 'title', 'type_id']),
    reply_to: belongsTo(users, table.reply_to, person),
    thread: include(
      sql`json_build_object('data', (select json_build_object('excerpt', t.excerpt, 'name',
          coalesce(u.name, nullif(t.author_name, '')))
      from comments t left join users u on u.id = t.user_id where t.id = comments.comment_id))`,
      objectSchema({ data: orNull(objectSchema({ excerpt: textSchema, name: orNull(textSchema) })) }),
    ),
    replies_count: include(
      sql`(select count(*)::int from (
      select from comments r where r.comment_id = comments.id limit 1000) counted)`,
      wholeSchema,
    ),
  },
  constraints: {
    comments_post_id_fkey: ['post_id', 'not_found_reference'],
    comments_comment_id_fkey: ['comment_id', 'not_found_reference'],
    comments_held_waits: ['status', 'held'],
  },
  hooks: { write: placeComment, written: answerWaiting },
})

/** The deletion of its parent may have deleted the comment in this call already. */
const isGone = async ({ db, batch }: Call, id: number): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`select from history where entity = 'comments' and record_id = ${id} and action = 'delete' and batch = ${batch}::uuid`,
    )
  ).length > 0

const bulk = bulkRoute(comments, {
  update: (call, id, data) => changeRow(call, comments, whereRow(comments, id), data),
  delete: async (call, id) => {
    try {
      await removeRow(call, comments, whereRow(comments, id))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found' || !(await isGone(call, id))) throw error
    }
  },
})

export const commentRoutes: GuardedRoute[] = [
  ...crud(comments),
  {
    method: 'POST',
    path: '/comments/user',
    summary: 'Comment as a reader',
    asks: { include: includeSchema(comments) },
    takes: commentSchema,
    answers: dataOf(() => rowSchema(comments), 201),
    guard: [],
    staff: comments.guards.create,
    handler: (call) => create(call, comments, call.body),
  },
  visitRoute,
  bulk,
  exportRoute(comments),
]
