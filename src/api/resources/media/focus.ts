import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { json } from '../../http/answers'
import type { GuardedRoute } from '../../http/route'

/** The newest; a picture without a point of its own is cropped around its middle. */
const limit = sql.raw('2000')

/**
 * `GET /media/focus`: which point of a picture stays in sight where screens crop it, by what its addresses have in
 * common. For any account, as the pictures themselves are.
 */
export const focusRoute: GuardedRoute = {
  method: 'GET',
  path: '/media/focus',
  guard: [],
  handler: async ({ db }) => {
    const rows = await rowsOf<{ stem: string; x: number; y: number }>(
      db,
      sql`select stem, focus_x as x, focus_y as y from media where focus_x <> 50 or focus_y <> 50
        order by updated_at desc limit ${limit}`,
    )
    return json({ data: Object.fromEntries(rows.map(({ stem, x, y }) => [`/files/${stem}`, [x, y]])) })
  },
}
