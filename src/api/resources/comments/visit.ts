import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import type { GuardedRoute } from '../../http/route'
import { objectSchema, wholeSchema } from '../../http/schema'

/** Returning within this time continues the visit: comments that were new stay marked. */
const visit = sql.raw(`interval '30 minutes'`)

interface Visit {
  since: number
  unread: number
}

/**
 * `POST /comments/visit`: records the visit. Answers `since`, the newest id of the previous visit, and the number of
 * newer comments by others, at most 1,000; the first visit has none.
 */
async function look({ db, actor, now }: Call): Promise<Response> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const [data] = await rowsOf<Visit>(
    db,
    sql`with last as (select coalesce(max(id), 0) as id from comments),
      mine as (insert into visits as v (user_id, list, since, seen, at)
        select ${actor.id}, 'comments', id, id, ${moment} from last
        on conflict (user_id, list) do update set
          since = case when v.at < ${moment} - ${visit} then v.seen else v.since end, seen = excluded.seen, at = excluded.at
        returning since)
      select since, (select count(*)::int from (select from comments
        where id > since and user_id is distinct from ${actor.id} limit 1000) unread) as unread from mine`,
  )
  return json({ data })
}

export const visitRoute: GuardedRoute = {
  method: 'POST',
  path: '/comments/visit',
  summary: 'Begin or go on with a visit of the comments',
  takes: null,
  answers: dataOf(objectSchema({ since: wholeSchema, unread: wholeSchema })),
  guard: guards.comments.list,
  handler: look,
}
