import { sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { typeIdsIn } from '../../domain/settings'
import { type LinkAnswer, type LinkState, linkStates, linksSchema, sitePathOf } from '../../domain/siteLinks'
import { validate } from '../../domain/validation'
import { momentSql } from '../crud/fields'
import { rowsOf } from '../db/database'
import { listOf } from '../http/answerPlan'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { choiceSchema, objectSchema, textSchema } from '../http/schema'
import { settingOf } from '../settingOf'

/** `POST /menus/links {urls}`: a redirect counts as live; each link is looked up over an index. */
async function tellLinks(call: Call): Promise<Response> {
  const { db, body, now } = call
  const { value, errors } = validate(linksSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const paths = new Map(value.urls.map((url) => [url, sitePathOf(url)]))
  const asked = [...new Set(paths.values())].filter((path) => path !== undefined)
  const bare = sql`${sql.param(typeIdsIn(await settingOf(call, 'remove_slug_of_post_type')))}::int[]`
  const isOut = sql`(p.status = 'published' and (p.publish_at is null or p.publish_at <= ${momentSql(now)}))`
  const rows = await rowsOf<{ path: string; state: LinkState }>(
    db,
    sql`with asked as (
        select path, split_part(path, '/', 2) as head, substr(path, length(split_part(path, '/', 2)) + 3) as tail
        from unnest(${sql.param(asked)}::text[]) path)
      select path, case
          when path = '/' or t.id is not null and tail = '' then 'live'
          when exists (select from seos where url = path) or exists (select from redirects where source = path)
            or exists (select from media where media.stem in (select media_in(path))) then 'live'
          when exists (select from categories c where c.type_id = t.id and c.slug = tail) then 'live'
          when exists (select from groups g where g.type_id = t.id and g.slug = tail and g.style <> 'field') then 'live'
          when p.is_out is null then 'dead'
          when p.is_out then 'live'
          else 'hidden' end as state
      from asked left join types t on t.slug = head left join lateral (
        select is_out from (
          select ${isOut} as is_out from posts p where p.type_id = t.id and p.slug = tail and p.type_id <> all(${bare})
          union all
          select ${isOut} from posts p where tail = '' and p.type_id = any(${bare}) and p.slug = head) found
        order by is_out desc limit 1) p on true`,
  )
  const states = new Map(rows.map(({ path, state }) => [path, state]))
  const data = [...paths].flatMap(([url, path]): LinkAnswer[] => {
    const state = path === undefined ? undefined : states.get(path)
    return state ? [{ url, state }] : []
  })
  return json({ data })
}

export const linksRoute: GuardedRoute = {
  method: 'POST',
  path: '/menus/links',
  summary: 'Tell which addresses lead somewhere within the site',
  takes: linksSchema,
  answers: listOf(objectSchema({ url: textSchema, state: choiceSchema(linkStates) })),
  guard: guards.menus.list,
  // It only reads: the addresses are too many for a query string.
  whileViewing: true,
  handler: tellLinks,
}
