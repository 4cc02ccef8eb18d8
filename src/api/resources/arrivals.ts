import { type SQL, sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { type Arrival, type ArrivalKind, arrivalKinds } from '../../domain/live'
import { meets, type Permission } from '../../domain/permissions'
import { rowsOf } from '../db/database'
import { listOf, nothing } from '../http/answerPlan'
import { json, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import {
  choiceSchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'

/** Of each kind, and altogether. */
const shown = 20
/** Beyond, it is “99+”. */
const mostCounted = 100

/** What was answered needs no look, and staff do not wait for an answer. */
const isWaiting = sql`status = 'none'`

/** Over the index of what waits, however much was answered. */
const newestWaiting = sql`where ${isWaiting} order by created_at desc, id desc`

const told: Record<ArrivalKind, { columns: SQL; newest: SQL }> = {
  orders: { columns: sql`r.name, r.code as text, r.total, r.type_id`, newest: sql`order by id desc` },
  comments: {
    columns: sql`coalesce((select u.name from users u where u.id = r.user_id), r.author_name) as name, r.message as text, null as total, null as type_id`,
    newest: newestWaiting,
  },
  feedback: {
    columns: sql`r.name, r.content as text, null as total, null as type_id`,
    newest: newestWaiting,
  },
}

const visible = ({ actor }: Call) =>
  arrivalKinds.filter((kind) => meets(actor.permissions, guards[kind].list))

/** The newest of a kind; who wrote one down needs no news of it. Before the first look, those of a day are new. */
const walk = (kind: ArrivalKind, { actor, now }: Call) => sql`
  select ${sql.raw(`'${kind}'`)} as kind, r.id, r.created_at, ${told[kind].columns}, case
      when (select seen from looked where list = ${`arrivals:${kind}`}) is null
        then r.created_at > ${now.toISOString()}::timestamptz - interval '1 day'
      else r.id > (select seen from looked where list = ${`arrivals:${kind}`}) end as is_new
  from (select * from ${sql.identifier(kind)} ${told[kind].newest} limit ${mostCounted}) r
  where not exists (select from history h where h.entity = ${kind} and h.record_id = r.id and h.action = 'create'
    and h.actor_id = ${actor.id})`

/** `GET /arrivals`: the newest orders, and comments and feedback that wait, of what the caller may list. */
async function list(call: Call): Promise<Response> {
  const kinds = visible(call)
  if (!kinds.length) return json({ data: [], meta: { count: 0 } })
  const [row] = await rowsOf<{ items: Arrival[]; count: number }>(
    call.db,
    sql`with looked as materialized (select list, seen from visits where user_id = ${call.actor.id}),
        arrived as materialized (${sql.join(
          kinds.map((kind) => sql`(${walk(kind, call)})`),
          sql` union all `,
        )})
      select (select count(*)::int from arrived where is_new) as count,
        (select coalesce(json_agg(json_build_object('kind', kind, 'record_id', id, 'at', created_at, 'name', name,
            'text', left(text, 200), 'total', total, 'type_id', type_id, 'is_new', is_new) order by created_at desc, kind, id desc), '[]')
          from (select * from arrived order by created_at desc, kind, id desc limit ${shown}) newest) as items`,
  )
  const data = (row?.items ?? []).map((item) => ({ ...item, at: new Date(item.at).toISOString() }))
  return json({ data, meta: { count: row?.count ?? 0 } })
}

/** `POST /arrivals/seen`, with the newest id of each kind that was shown. */
async function look(call: Call): Promise<Response> {
  const seen = visible(call).flatMap((kind) => {
    const id = call.body[kind]
    if (id === undefined) return []
    if (!Number.isInteger(id) || Number(id) < 1 || Number(id) > 2 ** 31 - 1) throw invalid(kind, 'invalid')
    return [{ list: `arrivals:${kind}`, id: Number(id) }]
  })
  for (const { list, id } of seen)
    await call.db.execute(sql`insert into visits as v (user_id, list, since, seen, at)
      values (${call.actor.id}, ${list}, 0, ${id}, ${call.now.toISOString()})
      on conflict (user_id, list) do update set seen = greatest(v.seen, excluded.seen), at = excluded.at`)
  return noContent()
}

const shape = objectSchema({
  kind: choiceSchema(arrivalKinds),
  record_id: idSchema,
  at: momentSchema,
  name: textSchema,
  text: textSchema,
  total: orNull(wholeSchema),
  type_id: orNull(idSchema),
  is_new: flagSchema,
})

const guard = arrivalKinds.flatMap((kind): Permission[] => [guards[kind].list].flat())

export const arrivalRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/arrivals',
    summary: 'List the newest orders, and comments and feedback that wait',
    answers: listOf(shape, objectSchema({ count: wholeSchema })),
    guard,
    handler: list,
  },
  {
    method: 'POST',
    path: '/arrivals/seen',
    summary: 'Say up to which order, comment and feedback one has looked',
    takes: objectSchema({}, Object.fromEntries(arrivalKinds.map((kind) => [kind, idSchema]))),
    answers: nothing,
    guard,
    handler: look,
  },
]
