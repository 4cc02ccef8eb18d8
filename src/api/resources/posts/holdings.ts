import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { ApiError } from '../../http/errors'
import { checkOrders } from '../orders/holding'
import type { Aspect } from './aspect'

/**
 * What is there of a product. One that has ever moved stays: slips and the ledger name it. One that is ordered does not go
 * without a word.
 */
export const holdings: Aspect = {
  includes: {
    stock: sql`(select coalesce(sum(s.number), 0)::float8 from stock s where s.post_id = posts.id)`,
  },
  remove: async (call, { id, type_id }) => {
    const { db } = call
    // Orders and slips hold their products: those that are being made now are seen below, later ones find it gone.
    await db.execute(sql`select from posts where id = ${id} for update`)
    await checkOrders(call, { id, type_id })
    const [row] = await rowsOf<{ slips: number }>(
      db,
      sql`select count(distinct slip_id)::int as slips from slip_lines where post_id = ${id}`,
    )
    if (row?.slips)
      throw new ApiError('in_use', {
        message: { key: 'errors.in_use_by_moves', params: { count: row.slips } },
        extra: { in_use: { slips: row.slips } },
      })
    // Where it was counted and none was found there is a row of nothing.
    await db.execute(sql`delete from stock where post_id = ${id}`)
  },
}
