import { type SQL, sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { type InboxItem, type InboxKind, inboxGuard, inboxKinds, waiting } from '../../domain/inbox'
import { meets } from '../../domain/permissions'
import { rowsOf } from '../db/database'
import { proposals as table } from '../db/tables/proposals'
import { listOf } from '../http/answerPlan'
import { json } from '../http/answers'
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
import { ownProposals } from '../proposals/read'

const literal = (text: string) => sql.raw(`'${text}'`)
const isWaiting = sql`status = ${literal(waiting)}`

const post = sql`(select json_build_object('id', p.id, 'title', p.title, 'type_id', p.type_id) from posts p where p.id = r.post_id)`
const person = (name: SQL) =>
  sql`(select json_build_object('name', coalesce(u.name, ${name}), 'avatar', coalesce(u.avatar, ''))
    from (select) nobody left join users u on u.id = r.user_id)`

const told: Record<InboxKind, SQL> = {
  comments: sql`'author', ${person(sql`r.author_name`)}, 'text', r.message, 'post', ${post}, 'thread_id', r.thread_id,
    'score', null, 'type', '', 'phone', '', 'email', '', 'is_shown', r.is_shown`,
  ratings: sql`'author', ${person(sql`r.author_name`)}, 'text', r.content, 'post', ${post}, 'thread_id', null,
    'score', r.score, 'type', '', 'phone', '', 'email', '', 'is_shown', r.is_shown`,
  feedback: sql`'author', json_build_object('name', r.name, 'avatar', ''), 'text', r.content, 'post', null,
    'thread_id', null, 'score', null, 'type', r.type, 'phone', r.phone, 'email', r.email,
    'is_shown', true`,
}

const key = (kind: SQL) => sql`(created_at, ${kind}::text collate "C", id)`
const utc = (format: string) => sql`to_char(r.created_at at time zone 'UTC', ${literal(format)})`

interface Asked {
  kinds: readonly InboxKind[]
  limit: number
  before: { at: string; kind: string; id: number } | null
}

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z),([a-z]{1,20}),([1-9]\d{0,8})$/

function beforeOf(text: string | null): Asked['before'] {
  if (text === null) return null
  const [, at = '', kind = '', id = ''] = cursor.exec(text) ?? []
  if (!at || Number.isNaN(Date.parse(at))) throw invalid('before', 'invalid')
  return { at, kind, id: Number(id) }
}

/** @throws ApiError 422 naming the parameter */
function askedOf({ url, actor }: Call): Asked {
  const params = url.searchParams
  const [kind, limit] = [params.get('kind'), params.get('limit') ?? '25']
  if (kind !== null && !inboxKinds.some((each) => each === kind)) throw invalid('kind', 'choice')
  if (!/^[1-9]\d?$|^100$/.test(limit)) throw invalid('limit', 'invalid')
  const visible = inboxKinds.filter((each) => meets(actor.permissions, guards[each].list))
  return {
    kinds: visible.filter((each) => kind === null || each === kind),
    limit: Number(limit),
    before: beforeOf(params.get('before')),
  }
}

/** The newest items of one kind after the cursor, one more than is shown, over the index of waiting items. */
function walk(kind: InboxKind, { before, limit }: Asked): SQL {
  const name = literal(kind)
  const after = before
    ? sql` and created_at <= ${before.at}::timestamptz
        and ${key(name)} < (${before.at}::timestamptz, ${before.kind}::text collate "C", ${before.id}::int)`
    : sql``
  return sql`select created_at, ${name}::text collate "C" as kind, id, json_build_object('id', ${name} || '-' || id, 'kind', ${name},
      'record_id', id, 'version', version, 'at', ${utc('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')}, ${told[kind]}) as item,
      concat_ws(',', ${utc('YYYY-MM-DD"T"HH24:MI:SS.US"Z"')}, ${name}, id) as cursor
    from (select * from ${sql.identifier(kind)} where ${isWaiting}${after}
      order by created_at desc, id desc limit ${limit + 1}) r`
}

const none = sql`(select null::timestamptz as created_at, ''::text collate "C" as kind, 0 as id, null::json as item,
  ''::text as cursor where false)`

/** `GET /inbox?kind=&limit=&before=`: waiting items of the kinds that the caller may list, and how much is proposed to them. */
async function inbox(call: Call): Promise<Response> {
  const asked = askedOf(call)
  const walks = asked.kinds.map((kind) => sql`(${walk(kind, asked)})`)
  const visible = inboxKinds.filter((each) => meets(call.actor.permissions, guards[each].list))
  const [row] = await rowsOf<{
    items: { item: InboxItem; cursor: string }[]
    counts: Record<string, number>
    proposals: number
  }>(
    call.db,
    sql`select (select coalesce(json_agg(json_build_object('item', item, 'cursor', cursor)
          order by created_at desc, kind desc, id desc), '[]') from (
        select * from (${sql.join(walks.length ? walks : [none], sql` union all `)}) every_kind
          order by created_at desc, kind desc, id desc limit ${asked.limit + 1}) page) as items,
      (select coalesce(json_object_agg(list, n), '{}') from (
        select list, sum(n)::int as n from list_counts
          where list = any(${sql.param([...visible])}::text[]) and key->>'status' = ${literal(waiting)} group by 1) c) as counts,
      (select count(*)::int from ${table} where ${ownProposals(call.actor, 'waiting')}) as proposals`,
  )
  const { items = [], counts = {}, proposals = 0 } = row ?? {}
  const shown = items.slice(0, asked.limit)
  return json({
    data: shown.map(({ item }) => item),
    meta: {
      counts: { ...Object.fromEntries(visible.map((kind) => [kind, counts[kind] ?? 0])), proposals },
      next: items.length > asked.limit ? (shown.at(-1)?.cursor ?? null) : null,
    },
  })
}

const shape = objectSchema({
  id: textSchema,
  kind: choiceSchema(inboxKinds),
  record_id: idSchema,
  version: wholeSchema,
  at: momentSchema,
  author: objectSchema({ name: textSchema, avatar: textSchema }),
  text: textSchema,
  post: orNull(objectSchema({ id: idSchema, title: textSchema, type_id: idSchema })),
  thread_id: orNull(idSchema),
  score: orNull(wholeSchema),
  type: textSchema,
  phone: textSchema,
  email: textSchema,
  is_shown: flagSchema,
})

const metaShape = objectSchema({
  counts: objectSchema(
    { proposals: wholeSchema },
    Object.fromEntries(inboxKinds.map((kind) => [kind, wholeSchema])),
  ),
  next: orNull(textSchema),
})

export const inboxRoute: GuardedRoute = {
  method: 'GET',
  path: '/inbox',
  summary: 'List what waits for an answer, the newest first',
  asks: {
    kind: choiceSchema(inboxKinds),
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
    before: textSchema,
  },
  answers: listOf(shape, metaShape),
  isReport: true,
  guard: inboxGuard,
  handler: inbox,
}
