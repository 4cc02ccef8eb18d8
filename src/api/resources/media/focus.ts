import { sql } from 'drizzle-orm'
import type { FocusPoint } from '../../../domain/pictureCrop'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, mapSchema, wholeSchema } from '../../http/schema'

/** The newest; other pictures are cropped around their middle. */
const limit = sql.raw('2000')

/** `GET /media/focus`: focus points of cropped pictures by stem, for any account, like the pictures themselves. */
export const focusRoute: GuardedRoute = {
  method: 'GET',
  path: '/media/focus',
  summary: 'Tell the points that stay in sight where pictures are cropped',
  answers: dataOf(mapSchema({ ...arraySchema(wholeSchema), minItems: 2, maxItems: 2 })),
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

/** The middle of a picture that is not in the library, or in the trash. */
export async function focusAt(db: Database, stem: string): Promise<FocusPoint> {
  const [row] = await rowsOf<FocusPoint>(
    db,
    sql`select focus_x as x, focus_y as y from media where stem = ${stem}`,
  )
  return row ?? { x: 50, y: 50 }
}
