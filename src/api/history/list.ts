import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { type HistoryEntry, historyActions, keptDays, makesVersion } from '../../domain/history'
import { paginationOf } from '../../domain/pagination'
import { entityOf } from '../crud/entity'
import { countCap } from '../crud/hits'
import { rowsOf } from '../db/database'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { writtenNames } from './entities'
import { links } from './links'
import { type HistoryQuery, historyQueryOf } from './query'
import { lastTitle } from './titles'
import { toWire } from './wire'

/** Longer values are left out of lists over many records. */
const longest = 2_000

/** Events about links carry no title: the record has or had its own. */
const titleSql = sql`coalesce(nullif(h.title, ''), case h.entity ${sql.join(
  [...new Map(Object.values(links).map((link) => [link.entity, link.title]))].map(
    ([entity, title]) =>
      sql`when ${sql.raw(`'${entity}'`)} then (select ${sql.identifier(title.name)} from ${sql.identifier(
        getTableConfig(title.table).name,
      )} o where o.id = h.record_id)`,
  ),
  sql` `,
)} end, ${lastTitle(sql`h.entity`, sql`h.record_id`)}, '')`

const actorSql = sql`case when h.actor_id is not null then json_build_object('id', h.actor_id, 'name', coalesce(
  (select u.name from users u where u.id = h.actor_id), ${lastTitle(sql`'users'`, sql`h.actor_id`)}, '')) end`

const changesSql = (isWhole: boolean) => sql`(select coalesce(json_agg(case
    when ${isWhole} or length(c.value::text) <= ${sql.raw(String(longest))} then json_build_object('field', c.key,
      'before', case h.action when 'delete' then c.value else c.value->0 end,
      'after', case h.action when 'delete' then null else c.value->1 end)
    else json_build_object('field', c.key, 'before', null, 'after', null, 'is_long', true) end), '[]')
  from jsonb_each(h.changes) c)`

const since = sql`history l where l.entity = h.entity and l.record_id = h.record_id and l.id >= h.id`

/**
 * A deletion is restorable until undone or purged; another event, if the record exists and no irrevocable column has
 * changed since.
 */
const restorableSql = (): SQL => sql`case when h.action = 'delete' then u.at is null
  when h.action not in (${sql.join(
    historyActions.filter(makesVersion).map((action) => sql`${action}`),
    sql`, `,
  )}) then false
  else not exists (select from ${since} and l.action = 'delete'
      and not exists (select from history r where r.restores = l.id))
    and not exists (select from ${since} and l.action <> 'delete' and case h.entity ${sql.join(
      writtenNames.flatMap((name) => {
        const { irrevocable } = entityOf(name)
        return irrevocable ? [sql`when ${name} then l.changes ?| ${sql.param([...irrevocable])}::text[]`] : []
      }),
      sql` `,
    )} end) end`

const utc = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Read per entity and action along one index in order of time, so that no more is read than is shown. */
function keysOf(
  { where, walks, direction }: HistoryQuery,
  { most, skipped = 0, isOrdered = false }: { most: number; skipped?: number; isOrdered?: boolean },
): SQL {
  const window = sql` limit ${most - skipped} offset ${skipped}`
  const by = (columns: string) =>
    isOrdered ? sql.raw(` order by ${columns.replaceAll('~', direction)}`) : sql``
  if (!walks) return sql`select h.id, h.at from history h where ${where}${by('h.id ~')}${window}`
  const { entities, actions } = walks
  const isAnyAction = actions.length > 0
  return sql`select e.id, e.at from unnest(${sql.param([...entities])}::text[]) entity
    ${isAnyAction ? sql`cross join unnest(${sql.param([...actions])}::text[]) action` : sql``}
    cross join lateral (select h.id, h.at from history h
      where h.entity = entity.entity${isAnyAction ? sql` and h.action = action.action` : sql``} and ${where}
      ${by('h.at ~, h.id ~')} limit ${most}) e${by('e.at ~, e.id ~')}${window}`
}

const orderOf = ({ walks, direction }: HistoryQuery): SQL =>
  sql.raw(walks ? `order by h.at ${direction}, h.id ${direction}` : `order by h.id ${direction}`)

const entriesSql = (query: HistoryQuery): SQL => sql`(select coalesce(json_agg(row_to_json(e)), '[]') from (
  select h.id, ${utc(sql`h.at`)} as at, h.entity, h.record_id, ${titleSql} as title, ${actorSql} as actor,
    h.action, h.version, h.batch, h.request_id, h.reason, h.key_name, h.proposed_by, ${changesSql(query.isWhole)} as changes,
    ${utc(sql`u.at`)} as restored_at,
    (h.changes is not null and ${restorableSql()}) as is_restorable
  from page h left join lateral (
    select r.at from history r where r.restores = h.id order by r.id desc limit 1) u on true
  ${orderOf(query)}) e) as data`

const pageOf = (query: HistoryQuery, window: { most: number; skipped?: number }): SQL =>
  sql`with keys as materialized (${keysOf(query, { ...window, isOrdered: true })}),
    page as materialized (select h.* from keys k join history h on h.id = k.id and h.at = k.at)`

export type EventPlace = [at: string, id: number]

export async function firstOf(call: Call, query: HistoryQuery, most: number) {
  const reversed = query.direction === 'desc' ? 'asc' : 'desc'
  const [row] = await rowsOf<{ data: HistoryEntry[]; last: EventPlace | null }>(
    call.db,
    sql`${pageOf(query, { most })} select ${entriesSql(query)}, (select json_build_array(h.at::text, h.id) from page h
      ${orderOf({ ...query, direction: reversed })} limit 1) as last`,
  )
  return { entries: await toWire(call, row?.data ?? []), last: row?.last ?? null }
}

/** How the history tells of a call that is under way. */
export async function entriesOfCall(call: Call, most: number): Promise<HistoryEntry[]> {
  const { entries } = await firstOf(
    call,
    {
      where: sql`h.batch = ${call.batch}::uuid and h.request_id = (told('request'))::uuid`,
      walks: null,
      direction: 'asc',
      isWhole: true,
      page: 1,
      limit: most,
    },
    most,
  )
  return entries
}

/** `GET /history`: events of a record or of all entities, newest first, and the days that deletions are kept. */
export async function listHistory(call: Call): Promise<Response> {
  const query = historyQueryOf(call)
  const { page, limit } = query
  const [row] = await rowsOf<{ total: number; data: HistoryEntry[] }>(
    call.db,
    sql`${pageOf(query, { most: page * limit, skipped: (page - 1) * limit })} select
      (select count(*)::int from (${keysOf(query, { most: countCap + 1 })}) c) as total, ${entriesSql(query)}`,
  )
  if (!row) throw new Error('a list statement always yields a row')
  const isCapped = row.total > countCap
  const total = isCapped ? countCap : row.total
  const pagination = {
    ...paginationOf(total, limit, page, row.data.length),
    ...(isCapped && { total_is_capped: true }),
  }
  const { trash } = call.deps.kept ?? keptDays
  return json({ data: await toWire(call, row.data), meta: { pagination, kept_days: trash } })
}
