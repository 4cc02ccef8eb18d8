import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { ApiError } from '../../http/errors'
import type { PublicRoute } from '../../http/route'
import { choiceSchema, textSchema } from '../../http/schema'
import { postPageSchema } from '../post'
import { siteLocales } from '../siteRoute'
import { checkSiteLocale } from '../visitorRoute'
import { readPreviewToken } from './token'

/** What a token shows, for an hour; nothing once what it was made of is published or changed where visitors see it. */
export const showPreviewRoute: PublicRoute = {
  method: 'GET',
  path: '/site/v1/:locale/preview',
  summary: 'Show a post as it is typed, to who has a token',
  asks: { token: textSchema },
  needs: ['token'],
  parts: { locale: choiceSchema(siteLocales) },
  answers: dataOf(postPageSchema),
  guard: 'public',
  byToken: true,
  handler: async (call) => {
    await checkSiteLocale(call)
    const { deps, url, now } = call
    const { id } = await readPreviewToken(deps.secret, url.searchParams.get('token') ?? '', now)
    const [found] = await rowsOf<{ page: object }>(
      deps.db,
      sql`select r.page from previews r join posts p on p.id = r.post_id
        where r.id = ${id}::uuid and r.expires_at > ${now.toISOString()} and (p.status <> 'published' or p.version = r.version)`,
    )
    if (!found) throw new ApiError('forbidden')
    const response = json({ data: found.page })
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-robots-tag', 'noindex')
    return response
  },
}
