import { sql } from 'drizzle-orm'
import { presenceSchema } from '../../domain/draftSchema'
import { type DraftedName, drafted, goneSeconds, type Presence } from '../../domain/drafts'
import { guards } from '../../domain/guards'
import { validate } from '../../domain/validation'
import { entityOf } from '../crud/entity'
import { rowsOf } from '../db/database'
import { dataOf, nothing } from '../http/answerPlan'
import { idOf, json, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import {
  arraySchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  personSchema,
  textSchema,
  wholeSchema,
} from '../http/schema'

const maxShown = 20

/** Records presence and answers with the other users and a save since `version`, in one statement. */
async function beat(call: Call, entity: DraftedName): Promise<Response> {
  const { db, actor } = call
  const id = idOf(call.params.id)
  const { value, errors } = validate(presenceSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const now = sql`${call.now.toISOString()}::timestamptz`
  const gone = sql`${now} - make_interval(secs => ${goneSeconds})`
  const [data] = await rowsOf<Presence>(
    db,
    sql`with me as (
        insert into presence (entity, record_id, user_id, is_editing, since, seen_at)
        values (${entity}, ${id}, ${actor.id}, ${value.is_editing}, ${now}, ${now})
        on conflict (entity, record_id, user_id) do update set is_editing = excluded.is_editing, seen_at = excluded.seen_at,
          since = case when presence.seen_at < ${gone} then excluded.since else presence.since end)
      select coalesce((select json_agg(o) from (
            select u.id, u.name, u.avatar, to_json(p.since) as since, p.is_editing
            from presence p join users u on u.id = p.user_id
            where p.entity = ${entity} and p.record_id = ${id} and p.user_id <> ${actor.id} and p.seen_at >= ${gone}
            order by p.since, u.id limit ${maxShown}) o), '[]') as others,
        case when r.version > ${value.version} then json_build_object('version', r.version, 'at', r.updated_at, 'by', (
            select json_build_object('id', u.id, 'name', u.name) from users u where u.id = (
              select h.actor_id from history h where h.entity = ${entity} and h.record_id = r.id
                and h.version = r.version order by h.id desc limit 1))) end as saved
      from ${entityOf(entity).table} r where r.id = ${id}`,
  )
  if (!data) throw new ApiError('not_found')
  return json({ data })
}

async function leave({ db, actor, params }: Call, entity: DraftedName): Promise<Response> {
  await db.execute(
    sql`delete from presence where entity = ${entity} and record_id = ${idOf(params.id)} and user_id = ${actor.id}`,
  )
  return noContent()
}

const shape = objectSchema({
  others: arraySchema(
    objectSchema({
      id: idSchema,
      name: textSchema,
      avatar: textSchema,
      since: momentSchema,
      is_editing: flagSchema,
    }),
  ),
  saved: orNull(objectSchema({ version: wholeSchema, at: momentSchema, by: orNull(personSchema) })),
})

export const presenceRoutes: GuardedRoute[] = drafted.flatMap((entity): GuardedRoute[] => {
  const path = `/presence/${entity}/:id`
  const guard = guards[entity].update
  return [
    {
      method: 'POST',
      path,
      summary: 'Say that one is in a record, and learn who else is',
      takes: presenceSchema,
      answers: dataOf(shape),
      guard,
      handler: (call) => beat(call, entity),
    },
    // Leaving needs no right: the caller may have lost it meanwhile, or view as somebody else now.
    {
      method: 'DELETE',
      path,
      summary: 'Leave a record',
      answers: nothing,
      guard: [],
      whileViewing: true,
      handler: (call) => leave(call, entity),
    },
  ]
})
