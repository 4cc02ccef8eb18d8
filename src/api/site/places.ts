import { type SQL, sql } from 'drizzle-orm'
import { sitePaths } from '../../domain/sitePaths'
import { rowsOf } from '../db/database'
import { listOf } from '../http/answerPlan'
import { invalid } from '../http/errors'
import { flagSchema, idSchema, objectSchema, orNull, textSchema, wholeSchema } from '../http/schema'
import { absolute, type HeadEntry, headOf, headSchema } from './head'
import { type Described, describedIn, pictureAt, pictureSchema } from './picture'
import { siteRoute, type Visit } from './siteRoute'
import { notYetVisible, shownCategory } from './visible'

interface PlaceRow {
  id: number
  title: string
  slug: string
  description: string
  image: string
  type_slug: string
  files: Described[] | null
  entry: HeadEntry | null
}

const members = {
  id: idSchema,
  title: textSchema,
  slug: textSchema,
  path: textSchema,
  type: textSchema,
  description: textSchema,
  picture: orNull(pictureSchema),
  seo: headSchema,
}

export const groupPlaceSchema = objectSchema(members)

export const categoryPlaceSchema = objectSchema({
  ...members,
  parent_id: orNull(idSchema),
  layout: textSchema,
  number_displayed: wholeSchema,
  show_by_category: flagSchema,
  posts_count: wholeSchema,
})

const columns = (row: SQL): SQL => sql`${row}.id, ${row}.title, ${row}.slug, ${row}.description, ${row}.image,
  t.slug as type_slug, ${describedIn(sql`${row}.image`)} as files,
  (select row_to_json(s) from (select title, description, image, keyword, type from seos
    where url = '/' || t.slug || '/' || ${row}.slug) s) as entry`

function placeOf(row: PlaceRow, siteUrl: string) {
  const path = sitePaths.categories(row.slug, row.type_slug)
  const { title, description, image } = row
  return {
    id: row.id,
    title,
    slug: row.slug,
    path,
    type: row.type_slug,
    description,
    picture: pictureAt(image, row.files, title),
    seo: headOf(row.entry, {}, { title, description, image }, absolute(siteUrl, path)),
  }
}

interface Asked {
  now: Date
  siteUrl: string
  type?: string | null
  id?: number
}

/** Shown categories in the order of their tree, with how many visible posts are filed right under each. */
export async function categoriesOf({ call }: Pick<Visit, 'call'>, { now, siteUrl, type = null, id }: Asked) {
  const rows = await rowsOf<
    PlaceRow & {
      parent_id: number | null
      layout: string
      number_displayed: number
      show_by_category: boolean
      posts_count: number
    }
  >(
    call.deps.db,
    sql`with kept as materialized (select (key->>'category_id')::int as id, sum(n)::int as n from list_counts
        where list = 'posts' and key->>'status' = 'published' group by 1),
      waiting as materialized (select p.category_id as id, count(*)::int as n from posts p where ${notYetVisible(now)} group by 1)
      select ${columns(sql`c`)}, c.parent_id, c.layout, c.number_displayed, c.show_by_category,
        coalesce((select n from kept where id = c.id), 0) - coalesce((select n from waiting where id = c.id), 0) as posts_count
      from categories c join types t on t.id = c.type_id
      where ${shownCategory} and (${type}::text is null or t.slug = ${type}) and (${id ?? null}::int is null or c.id = ${id ?? null})
      order by t.sort, t.id, c.sort, c.id`,
  )
  return rows.map((row) => ({
    ...placeOf(row, siteUrl),
    parent_id: row.parent_id,
    layout: row.layout,
    number_displayed: row.number_displayed,
    show_by_category: row.show_by_category,
    posts_count: row.posts_count,
  }))
}

/** Collections or trademarks of shown types. */
export async function groupsOf(
  { call }: Pick<Visit, 'call'>,
  style: 'article' | 'trademark',
  { siteUrl, type = null, id }: Omit<Asked, 'now'>,
) {
  const rows = await rowsOf<PlaceRow>(
    call.deps.db,
    sql`select ${columns(sql`g`)} from groups g join types t on t.id = g.type_id
      where t.is_shown and g.style = ${style} and (${type}::text is null or t.slug = ${type})
        and (${id ?? null}::int is null or g.id = ${id ?? null})
      order by t.sort, t.id, g.sort, g.id`,
  )
  return rows.map((row) => placeOf(row, siteUrl))
}

interface FoundType {
  isType: boolean
  siteUrl: string
}

const asks = { type: textSchema }
const findType = ({ query }: Visit): SQL => sql`json_build_object(
  'isType', ${query.get('type')}::text is null or exists (select from types where slug = ${query.get('type')} and is_shown),
  'siteUrl', coalesce((select value from settings where key = 'site_url'), ''))`

const typeAsked = ({ query }: Visit, { isType }: FoundType): string | null => {
  if (!isType) throw invalid('type', 'not_found_reference')
  return query.get('type')
}

const placeTags = ['types', 'media', 'settings', 'languages', 'seos']

export const categoriesRoute = siteRoute<FoundType>({
  path: '/categories',
  summary: 'List categories that visitors see',
  answers: listOf(categoryPlaceSchema),
  asks,
  tags: [...placeTags, 'categories', 'posts'],
  finds: findType,
  read: async (visit, found) => {
    const asked = { now: visit.now, siteUrl: found.siteUrl, type: typeAsked(visit, found) }
    return { body: { data: await categoriesOf(visit, asked) } }
  },
})

const groupsRoute = (path: string, summary: string, style: 'article' | 'trademark') =>
  siteRoute<FoundType>({
    path,
    summary,
    answers: listOf(groupPlaceSchema),
    asks,
    tags: [...placeTags, 'groups'],
    finds: findType,
    read: async (visit, found) => {
      const asked = { siteUrl: found.siteUrl, type: typeAsked(visit, found) }
      return { body: { data: await groupsOf(visit, style, asked) } }
    },
  })

export const collectionsRoute = groupsRoute('/groups', 'List collections of posts', 'article')
export const trademarksRoute = groupsRoute('/trademarks', 'List trademarks', 'trademark')
