import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { unrecorded } from '../../api/history/unrecorded'
import type { Seeding } from '../context'
import { sentences } from './words'

/** A multiple of three: one thread has three comments. */
const batch = 49_998

/** SQL for a number from 0 to less than 1 that depends only on the row's number and on `salt`. */
const share = (salt: number) => sql.raw(`(hashint8extended(i, ${salt}) & 1048575) / 1048576.0`)

/** The post of a row; a few posts have most comments and ratings. */
const postOf = (number: 'i' | 'root') =>
  sql.raw(
    `p.ids[1 + floor(cardinality(p.ids) * power((hashint8extended(${number}, 1) & 1048575) / 1048576.0, 3))::int]`,
  )
const words = sql`s.texts[1 + floor(cardinality(s.texts) * ${share(4)})::int] || ' ' || s.texts[1 + floor(cardinality(s.texts) * ${share(5)})::int]`
const client = sql`u.ids[1 + floor(cardinality(u.ids) * ${share(6)})::int]`

/**
 * Generates as many comments and ratings as posts, older than those written by hand. Each three comments are a thread:
 * question, answer of staff, thanks.
 */
export async function seedBulkVoices(
  { db, now }: Seeding,
  { editors }: { editors: readonly number[] },
  total: number,
) {
  const [state] = await rowsOf<{ comments: number; last: number }>(
    db,
    sql`select count(*)::int as comments, coalesce(max(id), 0)::int as last from comments`,
  )
  const wanted = total - (state?.comments ?? 0)
  const base = state?.last ?? 0
  const sources = sql`(select array_agg(id) as ids from (select id from posts where status = 'published' order by id desc limit 20000) x) p
    cross join (select array_agg(id) as ids from users where not has_role) u
    cross join (select ${sql.param([...sentences])}::text[] as texts) s`
  const at = sql`${now.toISOString()}::timestamptz - interval '30 days' - (1 - i / ${Math.max(1, wanted)}::float8) * interval '1000 days'`
  for (let done = 0; done < wanted; done += batch) {
    const to = Math.min(wanted, done + batch)
    await unrecorded(db, async (tx) => {
      await tx.execute(sql`
        insert into comments (id, post_id, comment_id, user_id, by_staff, message, status, created_at, updated_at)
        select ${base} + i + 1, ${postOf('root')}, case when n > 0 then ${base} + i - n + 1 end,
          case n when 1 then ${editors[0] ?? null}::int else ${client} end, n = 1, ${words},
          case when n <> 1 and ${share(7)} < 0.001 then 'none' else 'done' end, ${at}, ${at}
        from (select i, (i % 3)::int as n, i - i % 3 as root from generate_series(${done}::bigint, ${to - 1}::bigint) i) g
        cross join ${sources} order by i`)
      await tx.execute(sql`
        insert into ratings (post_id, user_id, author_name, content, score, status, created_at, updated_at)
        select ${postOf('i')}, case when ${share(8)} < 0.7 then ${client} end, case when ${share(8)} < 0.7 then '' else 'Khách ' || i end,
          case when ${share(9)} < 0.6 then ${words} else '' end, 5 - floor(5 * power(${share(3)}, 2.5))::int,
          case when ${share(10)} < 0.001 then 'none' else 'done' end, ${at}, ${at}
        from generate_series(${done}::bigint, ${to - 1}::bigint) i cross join ${sources} order by i`)
      await tx.execute(
        sql`select setval(pg_get_serial_sequence('comments', 'id'), (select max(id) from comments))`,
      )
    })
  }
}
