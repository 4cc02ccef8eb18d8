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
  },
}
