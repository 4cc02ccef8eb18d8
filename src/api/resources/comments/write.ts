import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { meets } from '../../../domain/permissions'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import { heldOr, isHeldNow } from '../../held'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { visible } from '../../site/visible'

export interface Parent {
  id: number
  comment_id: number | null
  user_id: number | null
  post_id: number
  /** To visitors, as all of its thread that is before it. */
  is_seen: boolean
}

const missing = (field: string) => invalid(field, 'not_found_reference')

/** Locks the thread: replies to it and its deletion are serialised, so that no reply is lost and no calls deadlock. */
export async function parentOf({ db }: Call, id: number): Promise<Parent | undefined> {
  const [parent] = await rowsOf<Parent & { is_shown: boolean }>(
    db,
    sql`select id, comment_id, user_id, post_id, is_shown from comments where id = ${id}`,
  )
  const [root] = parent
    ? await rowsOf<{ is_shown: boolean }>(
        db,
        sql`select is_shown from comments where id = ${parent.comment_id ?? parent.id} for no key update`,
      )
    : []
  return parent && root && { ...parent, is_seen: parent.is_shown && root.is_shown }
}

/** Whether visitors see the post, so that readers may write under it. */
export async function isOut({ db, now }: Call, postId: number): Promise<boolean> {
  const found = await rowsOf(db, sql`select from posts p where p.id = ${postId} and ${visible(now)}`)
  return found.length > 0
}

const isStaff = ({ actor }: Call): boolean => meets(actor.permissions, 'update-comments')

/** Where a comment stands: a reply to a reply belongs to the same first comment. */
export const placeUnder = (parent: Parent | null) => ({
  comment_id: parent && (parent.comment_id ?? parent.id),
  reply_to: parent?.comment_id ? parent.user_id : null,
})

/** Later, only the message changes, and whether it is shown and waits. */
export async function placeComment(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before)
    return { ...(value.message !== undefined && { message: value.message }), ...heldOr(value, before) }
  const by_staff = isStaff(call)
  const parent = value.comment_id ? await parentOf(call, value.comment_id) : null
  if (parent === undefined || (parent && !by_staff && !parent.is_seen)) throw missing('comment_id')
  if (parent && value.post_id && value.post_id !== parent.post_id) throw missing('post_id')
  const post_id = parent?.post_id ?? value.post_id
  if (!by_staff && !(await isOut(call, post_id))) throw missing('post_id')
  return {
    post_id,
    ...placeUnder(parent),
    message: value.message,
    user_id: call.actor.id,
    by_staff,
    is_shown: by_staff || !(await isHeldNow(call, [value.message])),
    // Comments by staff need no answer.
    status: by_staff ? 'done' : 'none',
  }
}

/**
 * A reply by staff lets through the comment that it answers, with the first of its thread, and answers every waiting
 * comment of the thread that is shown; what is held of others goes on waiting.
 */
export async function answerWaiting(call: Call, id: number, value: AnyObject): Promise<void> {
  // Not a reply: a change or a new thread.
  if (!value.comment_id || !isStaff(call)) return
  await call.db.execute(
    sql`with asked as materialized (select id from comments
        where thread_id = (select thread_id from comments where id = ${id}) and status = 'none'
          and (is_shown or id in (thread_id, ${value.comment_id}))
        order by id for no key update)
      update comments set is_shown = true, status = 'done', version = version + 1, updated_at = ${call.now.toISOString()}::timestamptz
        where id in (select id from asked)`,
  )
}
