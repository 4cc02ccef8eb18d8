import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { paginationOf } from '../../../domain/pagination'
import { postStatuses } from '../../../domain/post'
import { refuseDeep } from '../../crud/depth'
import { patternsOf } from '../../crud/fields'
import { countCap } from '../../crud/hits'
import { readQuery } from '../../crud/query'
import { rowsOf } from '../../db/database'
import { pageOf } from '../../http/answerPlan'
import { idOf, rawJson } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { pageAsks } from '../../http/parameters'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, idSchema, objectSchema, textSchema } from '../../http/schema'

interface Page {
  total: number
  data: string
}

async function members({ db, url }: Call): Promise<Response> {
  const asked = new URLSearchParams(url.searchParams)
  const groupId = idOf(asked.get('group_id') ?? undefined)
  const words = patternsOf(asked.get('q') ?? '')
  asked.delete('group_id')
  asked.delete('q')
  const { page, limit } = readQuery(asked, {
    fields: {},
    sorts: ['sort'],
    includes: [],
    order: ['sort', 'asc'],
  })
  if (words.length > 8) throw invalid('q', 'invalid')
  refuseDeep(page, limit)
  const offset = (page - 1) * limit
  const fits = sql.join(words.map((word) => sql` and p.search_text like ${word}`))
  const all = words.length
    ? sql`post_groups l join posts p on p.id = l.post_id where l.group_id = ${groupId}${fits}`
    : sql`post_groups l where l.group_id = ${groupId}`
  const total = words.length
    ? sql`(select count(*)::int from (select from ${all} limit ${countCap + 1}) found)`
    : sql`(select coalesce(sum(n), 0)::int from list_counts
        where list = 'post_groups' and (key->>'group_id')::int = ${groupId})`
  const [found] = await rowsOf<Page>(
    db,
    sql`with page as (select l.post_id as id, l.sort from ${all} order by l.sort, l.post_id limit ${limit} offset ${offset})
      select ${total} as total, (select coalesce(json_agg(row_to_json(r)), '[]')::text from (
        select p.id, p.type_id, p.title, p.image, p.status from page join posts p using (id)
        order by page.sort, p.id) r) as data`,
  )
  const { total: counted, data } = found ?? { total: 0, data: '[]' }
  const isCapped = words.length > 0 && counted > countCap
  const shown = isCapped ? countCap : counted
  const count = Math.max(0, Math.min(limit, shown - offset))
  const pagination = {
    ...paginationOf(shown, limit, page, count),
    ...(isCapped && { total_is_capped: true }),
  }
  return rawJson(`{"data":${data},"meta":${JSON.stringify({ pagination })}}`)
}

export const memberRoute: GuardedRoute = {
  method: 'GET',
  path: '/groups/members',
  summary: 'List the posts of a collection in their order',
  asks: { group_id: idSchema, q: textSchema, ...pageAsks(['sort']) },
  needs: ['group_id'],
  answers: pageOf(
    objectSchema({
      id: idSchema,
      type_id: idSchema,
      title: textSchema,
      image: textSchema,
      status: choiceSchema(postStatuses),
    }),
  ),
  guard: guards.posts.list,
  handler: members,
}
