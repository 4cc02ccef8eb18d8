import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { ApiError } from '../../http/errors'
import type { Aspect } from './aspect'

/** What is there of a product. One that has ever moved stays: slips and the ledger name it. */
export const holdings: Aspect = {
  includes: {
    stock: sql`(select coalesce(sum(s.number), 0)::float8 from stock s where s.post_id = posts.id)`,
  },
  remove: async ({ db }, { id }) => {
    const [row] = await rowsOf<{ slips: number }>(
      db,
      sql`select count(distinct slip_id)::int as slips from slip_lines where post_id = ${id}`,
    )
    if (row?.slips)
      throw new ApiError('in_use', {
        message: { key: 'errors.in_use_by_moves', params: { count: row.slips } },
        extra: { in_use: { slips: row.slips } },
      })
    // Where it was counted and none was found there is a row of nothing. Nobody moves the product from now on.
    await db.execute(
      sql`with held as materialized (select id from posts where id = ${id} for update)
        delete from stock where post_id in (select id from held)`,
    )
  },
}
