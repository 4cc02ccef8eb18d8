import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { meets } from '../../../domain/permissions'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'

interface Parent {
  id: number
  comment_id: number | null
  user_id: number | null
  post_id: number
}

const missing = (field: string) => invalid(field, 'not_found_reference')

/** Locks the thread: replies to it and its deletion are serialised, so that no reply is lost and no calls deadlock. */
async function parentOf({ db }: Call, id: number): Promise<Parent> {
  const [parent] = await rowsOf<Parent>(
    db,
    sql`select id, comment_id, user_id, post_id from comments where id = ${id}`,
  )
  if (!parent) throw missing('comment_id')
  const root = await rowsOf(
    db,
    sql`select from comments where id = ${parent.comment_id ?? parent.id} for no key update`,
  )
  if (!root.length) throw missing('comment_id')
  return parent
}

/** Readers may only comment on published posts. */
async function checkOut({ db, now }: Call, postId: number): Promise<void> {
  const found = await rowsOf(
    db,
    sql`select from posts where id = ${postId} and status = 'published'
      and (publish_at is null or publish_at <= ${now.toISOString()}::timestamptz)`,
  )
  if (!found.length) throw missing('post_id')
}

const isStaff = ({ actor }: Call): boolean => meets(actor.permissions, 'update-comments')

/** A reply to a reply belongs to the same first comment; later, only message and status change. */
export async function placeComment(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before)
    return Object.fromEntries(
      Object.entries(value).filter(([name]) => name === 'message' || name === 'status'),
    )
  const parent = value.comment_id ? await parentOf(call, value.comment_id) : null
  if (parent && value.post_id && value.post_id !== parent.post_id) throw missing('post_id')
  const post_id = parent?.post_id ?? value.post_id
  const by_staff = isStaff(call)
  if (!by_staff) await checkOut(call, post_id)
  return {
    post_id,
    comment_id: parent && (parent.comment_id ?? parent.id),
    reply_to: parent?.comment_id ? parent.user_id : null,
    message: value.message,
    user_id: call.actor.id,
    by_staff,
    // Comments by staff need no answer.
    status: by_staff ? 'done' : 'none',
  }
}

/** A reply by staff answers every waiting comment of its thread. */
export async function answerWaiting(call: Call, id: number, value: AnyObject): Promise<void> {
  // Not a reply: a change or a new thread.
  if (!value.comment_id || !isStaff(call)) return
  await call.db.execute(
    sql`with asked as materialized (select id from comments
        where thread_id = (select thread_id from comments where id = ${id}) and status = 'none'
        order by id for no key update)
      update comments set status = 'done', version = version + 1, updated_at = ${call.now.toISOString()}::timestamptz
        where id in (select id from asked)`,
  )
}
