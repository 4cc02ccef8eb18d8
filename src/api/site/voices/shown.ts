import { type SQL, sql } from 'drizzle-orm'
import { isId } from '../../../domain/id'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { invalid } from '../../http/errors'
import {
  amountSchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { siteRoute, type Visit } from '../siteRoute'
import { visible } from '../visible'

const mostRows = 100
const usualRows = 25

const asks = {
  post: idSchema,
  limit: { type: 'integer', minimum: 1, maximum: mostRows, default: usualRows },
  after: idSchema,
} as const

interface FoundPost {
  id: number | null
}

const findPost = ({ query, now }: Visit): SQL => {
  const id = query.get('post') ?? ''
  if (!isId(id)) throw invalid('post', 'invalid')
  return sql`json_build_object('id', (select p.id from posts p where p.id = ${Number(id)} and ${visible(now)}))`
}

function pageAsked({ query }: Visit): { limit: number; after: number | null } {
  const limit = query.get('limit') ?? String(usualRows)
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > mostRows)
    throw invalid('limit', 'invalid')
  const after = query.get('after')
  if (after !== null && !isId(after)) throw invalid('after', 'invalid')
  return { limit: Number(limit), after: after === null ? null : Number(after) }
}

const metaSchema = { total: wholeSchema, next: orNull(idSchema) }
const plan = {
  asks,
  needs: ['post'],
  finds: findPost,
  tagsFound: () => sql`select 'post:' || (found->>'id') from asked where found->>'id' is not null`,
}

const nextAfter = <T extends { id: number }>(rows: readonly T[], limit: number): number | null =>
  rows.length > limit ? (rows[limit - 1]?.id ?? null) : null

const madeAt = sql`to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`

interface Comment {
  id: number
  thread_id: number
  message: string
  author: string
  by_staff: boolean
  created_at: string
}

/** Threads by their beginning, the newest first, each with its replies; a reply stands where its thread does. */
export const commentsRoute = siteRoute<FoundPost>({
  ...plan,
  path: '/comments',
  summary: 'List comments on a post',
  answers: listOf(
    objectSchema({
      id: idSchema,
      thread_id: idSchema,
      message: textSchema,
      author: textSchema,
      by_staff: flagSchema,
      created_at: momentSchema,
    }),
    objectSchema(metaSchema),
  ),
  tags: ['languages', 'users', 'types', 'categories'],
  read: async (visit, { id }) => {
    if (id === null) throw invalid('post', 'not_found_reference')
    const { limit, after } = pageAsked(visit)
    const shown = sql`v.post_id = ${id} and v.is_shown
      and (v.comment_id is null or exists (select from comments c where c.id = v.comment_id and c.is_shown))`
    const rows = await rowsOf<Partial<Comment> & { total: number }>(
      visit.call.deps.db,
      sql`select whole.*, told.* from (select count(*)::int as total from comments v where ${shown}) whole left join (
        select v.id, v.thread_id, v.message, coalesce(u.name, v.author_name) as author, v.by_staff, ${madeAt}, v.place
        from comments v left join users u on u.id = v.user_id where ${shown}
          and (${after}::int is null or v.place < (select place from comments where id = ${after} and post_id = ${id}))
        order by v.place desc limit ${limit + 1}) told on true order by told.place desc`,
    )
    const there = rows.flatMap((row) => (row.id ? [commentOf(row as Comment)] : []))
    return {
      body: {
        data: there.slice(0, limit),
        meta: { total: rows[0]?.total ?? 0, next: nextAfter(there, limit) },
      },
    }
  },
})

const commentOf = ({ id, thread_id, message, author, by_staff, created_at }: Comment): Comment => ({
  id,
  thread_id,
  message,
  author,
  by_staff,
  created_at,
})

interface Rating {
  id: number
  score: number
  content: string
  author: string
  created_at: string
}

export const ratingsRoute = siteRoute<FoundPost>({
  ...plan,
  path: '/ratings',
  summary: 'List ratings of a post',
  answers: listOf(
    objectSchema({
      id: idSchema,
      score: wholeSchema,
      content: textSchema,
      author: textSchema,
      created_at: momentSchema,
    }),
    objectSchema({ ...metaSchema, average: orNull(amountSchema) }),
  ),
  tags: ['languages', 'users', 'types', 'categories'],
  read: async (visit, { id }) => {
    if (id === null) throw invalid('post', 'not_found_reference')
    const { limit, after } = pageAsked(visit)
    const rows = await rowsOf<Partial<Rating> & { total: number; average: string | null }>(
      visit.call.deps.db,
      sql`select whole.*, told.* from (select count(*)::int as total, round(avg(score), 1) as average
          from ratings v where v.post_id = ${id} and v.is_shown) whole left join (
        select v.id, v.score, v.content, coalesce(u.name, v.author_name) as author, ${madeAt}
        from ratings v left join users u on u.id = v.user_id where v.post_id = ${id} and v.is_shown
          and (${after}::int is null or v.id < ${after}) order by v.id desc limit ${limit + 1}) told on true
        order by told.id desc`,
    )
    const there = rows.flatMap(({ total: _, average: __, ...row }) => (row.id ? [row as Rating] : []))
    const { total = 0, average = null } = rows[0] ?? {}
    return {
      body: {
        data: there.slice(0, limit),
        meta: { total, average: average === null ? null : Number(average), next: nextAfter(there, limit) },
      },
    }
  },
})
