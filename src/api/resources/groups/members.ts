import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { MemberChange } from '../../../domain/groupSchema'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'

const list = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`

/** The new version tells open forms that the groups have changed. */
const renew = ({ db }: Call, ids: readonly number[]) =>
  rowsOf(db, sql`update posts set version = version + 1 where id = any(${list(ids)})`)

async function add(call: Call, groupId: number, ids: readonly number[]): Promise<void> {
  const fitting = await rowsOf(
    call.db,
    sql`select from posts p join groups g on g.id = ${groupId} and g.style = 'article' and g.type_id = p.type_id
      where p.id = any(${list(ids)}) for key share of p`,
  )
  if (fitting.length < new Set(ids).size) throw invalid('members.added', 'not_found_reference')
  const added = await rowsOf<{ id: number }>(
    call.db,
    sql`insert into post_groups (post_id, group_id)
      select id, ${groupId} from unnest(${list(ids)}) with ordinality each (id, place) order by place
      on conflict do nothing returning post_id as id`,
  )
  await renew(
    call,
    added.map(({ id }) => id),
  )
}

async function remove(call: Call, groupId: number, ids: readonly number[]): Promise<void> {
  const removed = await rowsOf<{ id: number }>(
    call.db,
    sql`delete from post_groups where group_id = ${groupId} and post_id = any(${list(ids)}) returning post_id as id`,
  )
  await renew(
    call,
    removed.map(({ id }) => id),
  )
}

type Move = NonNullable<MemberChange['moved']>[number]

interface Gap {
  low: number | null
  high: number | null
}

/** Null when the neighbour is no member. */
async function gapOf({ db }: Call, groupId: number, { id, before, after }: Move): Promise<Gap | null> {
  const others = sql`post_groups where group_id = ${groupId} and post_id <> ${id}`
  if (before === null || after === null) {
    const [ends] = await rowsOf<Gap>(db, sql`select min(sort) as high, max(sort) as low from ${others}`)
    return {
      low: before === null ? (ends?.low ?? null) : null,
      high: after === null ? (ends?.high ?? null) : null,
    }
  }
  const [found] = await rowsOf<Gap>(
    db,
    before === undefined
      ? sql`select a.sort as low, (select min(sort) from ${others} and (sort, post_id) > (a.sort, a.post_id)) as high
          from post_groups a where a.group_id = ${groupId} and a.post_id = ${after}`
      : sql`select b.sort as high, (select max(sort) from ${others} and (sort, post_id) < (b.sort, b.post_id)) as low
          from post_groups b where b.group_id = ${groupId} and b.post_id = ${before}`,
  )
  return found ?? null
}

function between({ low, high }: Gap): SQL | null {
  if (high === null) return sql`nextval('post_groups_sort')`
  const place = low === null ? high - 1 : (low + high) / 2
  return (low === null || place > low) && place < high ? sql`${place}::float8` : null
}

async function move(call: Call, groupId: number, moved: Move): Promise<void> {
  const { db } = call
  const unknown = invalid('members.moved', 'not_found_reference')
  const beside = moved.before === undefined ? moved.after : moved.before
  const gap = beside === undefined || beside === moved.id ? null : await gapOf(call, groupId, moved)
  if (!gap) throw unknown
  const place = between(gap)
  if (!place) {
    // Between two members there is room for some fifty moves; then all get whole numbers again.
    await rowsOf(
      db,
      sql`update post_groups l set sort = r.place from (select post_id, row_number() over (order by sort, post_id) as place
        from post_groups where group_id = ${groupId}) r where l.group_id = ${groupId} and l.post_id = r.post_id`,
    )
    return move(call, groupId, moved)
  }
  const done = await rowsOf(
    db,
    sql`update post_groups set sort = ${place} where group_id = ${groupId} and post_id = ${moved.id} returning post_id`,
  )
  if (!done.length) throw unknown
}

/** The caller has locked the group's row, so changes of its members are serialised. */
export async function changeMembers(call: Call, groupId: number, { members }: AnyObject): Promise<void> {
  const { added = [], removed = [], moved = [] }: MemberChange = members ?? {}
  if (removed.length) await remove(call, groupId, removed)
  if (added.length) await add(call, groupId, added)
  for (const each of moved) await move(call, groupId, each)
}
