import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { GuardedRoute } from '../../http/route'
import { objectSchema, textSchema, wholeSchema } from '../../http/schema'
import { media } from './media'

const limit = sql.raw('200')

/** `GET /media/tags`: tags by their number of files, from the maintained totals. */
export const tagsRoute: GuardedRoute = {
  method: 'GET',
  path: '/media/tags',
  summary: 'List the tags of files, and how many have each',
  answers: listOf(objectSchema({ tag: textSchema, count: wholeSchema })),
  guard: media.guards.list,
  handler: async ({ db }) =>
    json({
      data: await rowsOf<{ tag: string; count: number }>(
        db,
        sql`select key->>'tag' as tag, sum(n)::int as count from list_counts where list = 'media_tags'
          group by 1 having sum(n) > 0 order by count desc, tag limit ${limit}`,
      ),
    }),
}
