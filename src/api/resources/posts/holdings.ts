import { sql } from 'drizzle-orm'
import { include } from '../../crud/include'
import { rowsOf } from '../../db/database'
import { ApiError } from '../../http/errors'
import { wholeSchema } from '../../http/schema'
import { checkOrders } from '../orders/holding'
import type { Aspect } from './aspect'

/** Products with slips cannot be deleted, since the ledger refers to them; ordered ones as in `checkOrders`. */
export const holdings: Aspect = {
  includes: {
    stock: include(
      sql`(select coalesce(sum(s.number), 0)::float8 from stock s where s.post_id = posts.id)`,
      wholeSchema,
    ),
  },
  remove: async (call, { id, type_id }) => {
    const { db } = call
    // Concurrent orders and slips lock their products: earlier ones are seen below, later ones find it gone.
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
    // A count that found none leaves an empty row.
    await db.execute(sql`delete from stock where post_id = ${id}`)
  },
}
