import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { type PostStatus, statusesFor } from '../../domain/post'
import { postSchema } from '../../domain/postSchema'
import { ofStyle } from '../../domain/posts/styles'
import { posts as sheet } from '../../domain/sheets/posts'
import type { Style } from '../../domain/type'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choice, moment, number, title } from '../crud/fields'
import { importRoute } from '../crud/import'
import { belongsTo } from '../crud/include'
import type { Row } from '../crud/resource'
import { categories } from '../db/tables/categories'
import { posts as table } from '../db/tables/posts'
import { types } from '../db/tables/types'
import { users } from '../db/tables/users'
import { ApiError, invalid } from '../http/errors'
import type { Call } from '../http/route'
import { postFaults, seoParam, snippet } from './seoFaults'
import { titleOfType } from './types'

/** Both categories of a post must be of its type. */
async function checkCategories({ db }: Call, value: AnyObject, typeId: number): Promise<void> {
  for (const field of ['category_id', 'parent_category_id'] as const) {
    if (!value[field]) continue
    const [found] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.id, value[field]), eq(categories.type_id, typeId)))
    if (!found) throw invalid(field, 'not_found_reference')
  }
}

async function checkRelated({ db }: Call, ids: number[] | undefined): Promise<void> {
  if (!ids?.length) return
  const found = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids))
  if (found.length < new Set(ids).size) throw invalid('related_ids', 'not_found_reference')
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before && value.type_id !== undefined && value.type_id !== before.type_id)
    throw invalid('type_id', 'invalid')
  // Without `update-posts` only a draft or a request for approval is allowed (see domain/post).
  const isNewStatus = value.status !== undefined && value.status !== before?.status
  if (isNewStatus && !statusesFor(call.actor.permissions).includes(value.status as PostStatus))
    throw new ApiError('forbidden')
  const typeId = Number(before?.type_id ?? value.type_id)
  await checkCategories(call, value, typeId)
  await checkRelated(call, value.related_ids)
  const own = ofStyle(await styleOf(call, typeId), value)
  return {
    ...own,
    ...(!before && { author_id: call.actor.id }),
  }
}

async function styleOf({ db }: Call, typeId: number): Promise<Style> {
  const [found] = await db.select({ style: types.style }).from(types).where(eq(types.id, typeId))
  if (!found) throw invalid('type_id', 'not_found_reference')
  return found.style
}

/** Posts of every style. */
export const posts = entity(table, {
  schema: postSchema,
  fields: {
    type_id: { ...number(table.type_id), besideText: sql`(${table.type_id} + 0)`, leadsText: true },
    category_id: { ...number(table.category_id), besideText: sql`(${table.category_id} + 0)` },
    author_id: number(table.author_id),
    status: { ...choice(table.status), besideText: sql`(${table.status} || '')` },
    slug: choice(table.slug),
    title: title(table.title, table.search_text),
    created_at: moment(table.created_at),
    updated_at: moment(table.updated_at),
    ...postFaults,
  },
  params: seoParam,
  sorts: ['id', 'title', 'created_at', 'updated_at'],
  sortKeys: { title: 'title_key' },
  body: ['content', 'seo', 'custom', 'values', 'chapters', 'agency_prices'],
  includes: {
    author: belongsTo(users, table.author_id, ['id', 'name', 'avatar']),
    category: belongsTo(categories, table.category_id, ['id', 'title']),
    snippet,
  },
  search: {
    title: 'title',
    subtitle: titleOfType(table.type_id),
    image: 'image',
    params: { typeID: 'type_id' },
  },
  counted: ['type_id', 'status', 'category_id'],
  // The tabs of a list; what waits in each type, for the menu.
  facets: ['status', 'type_id'],
  constraints: {
    posts_type_id_slug_key: ['slug', 'slug_taken'],
    posts_type_id_fkey: ['type_id', 'not_found_reference'],
  },
  hooks: {
    write,
    // Related posts that are gone by now are no reason to lose the rest.
    revive: async ({ db, actor }, state) => {
      if (state.status && !statusesFor(actor.permissions).includes(state.status))
        throw new ApiError('forbidden')
      if (!state.related_ids?.length) return state
      const found = await db.select({ id: table.id }).from(table).where(inArray(table.id, state.related_ids))
      const alive = new Set(found.map(({ id }) => id))
      return { ...state, related_ids: state.related_ids.filter((id: number) => alive.has(id)) }
    },
  },
})

export const postRoutes = [
  ...crud(posts),
  bulkRoute(posts),
  exportRoute(posts),
  importRoute(posts, { sheet }),
]
