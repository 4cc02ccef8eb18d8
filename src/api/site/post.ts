import { type SQL, sql } from 'drizzle-orm'
import { type Choice, type DynamicField, hasChoices, isChosen } from '../../domain/dynamicFields'
import { sitePaths } from '../../domain/sitePaths'
import { keptRowsOf } from '../db/database'
import { dataOf } from '../http/answerPlan'
import type { Call } from '../http/call'
import {
  anyValue,
  arraySchema,
  flagSchema,
  mapSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'
import {
  type CardRow,
  cardColumns,
  cardMembers,
  cardOf,
  cardSchema,
  namedPlaceSchema,
  optionalMembers,
} from './card'
import {
  absolute,
  type Crumb,
  crumbsSchema,
  type HeadEntry,
  headOf,
  headSchema,
  linkedData,
  linkedDataSchema,
} from './head'
import { type Described, describedIn, pictureAt, pictureSchema } from './picture'
import { type Addressing, addressing, bareTypesOf } from './settings'
import { notThere, siteRoute } from './siteRoute'
import { shownValues } from './values'
import { visible } from './visible'

const mostRelated = 8

export interface FoundPost {
  id: number | null
  addressing: Addressing | null
}

interface More {
  updated_at: string
  author: string | null
  images: string[]
  files: Described[] | null
  content: { title: string; image: string; content: string }[]
  custom: Record<string, string>
  details: (DynamicField & { data: Choice[] | null })[]
  chapters: {
    title: string
    image: string
    description: string
    lessons: { title: string; description: string; duration: number; highlight: boolean }[]
  }[]
  seo: { title?: string; description?: string; image?: string; keywords?: string }
  entry: HeadEntry | null
  trademark: { id: number; title: string; slug: string } | null
  groups: { id: number; title: string; slug: string }[]
  above: { title: string; slug: string }[]
  settings: Record<string, string> | null
}

const lessonSchema = objectSchema({
  title: textSchema,
  description: textSchema,
  duration: wholeSchema,
  highlight: flagSchema,
})

export const postPageSchema = {
  ...objectSchema(
    {
      ...cardMembers,
      updated_at: momentSchema,
      author: textSchema,
      pictures: arraySchema(pictureSchema),
      content: arraySchema(
        objectSchema({ title: textSchema, picture: orNull(pictureSchema), html: textSchema }),
      ),
      custom: mapSchema(textSchema),
      details: arraySchema(
        objectSchema(
          { key: textSchema, title: textSchema, style: textSchema, value: anyValue },
          // What was chosen, as staff call it.
          { text: textSchema },
        ),
      ),
      trademark: orNull(namedPlaceSchema),
      groups: arraySchema(namedPlaceSchema),
      breadcrumb: crumbsSchema,
      related: arraySchema(cardSchema),
      seo: headSchema,
      json_ld: linkedDataSchema,
    },
    {
      ...optionalMembers,
      chapters: arraySchema(
        objectSchema({
          title: textSchema,
          picture: orNull(pictureSchema),
          description: textSchema,
          lessons: arraySchema(lessonSchema),
        }),
      ),
    },
  ),
  name: 'sitePost',
}

/** JSON of all else that a page of the post `p` shows. Links of lessons stay: who has not paid has no use for them. */
const more = (path: SQL): SQL => sql`json_build_object(
  'updated_at', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'author', (select name from users where id = p.author_id),
  'images', p.images, 'content', p.content, 'custom', p.custom, 'seo', p.seo,
  'files', ${describedIn(sql`concat_ws(' ', p.image, p.images, (select string_agg(s->>'image', ' ')
    from jsonb_array_elements(p.content) s), (select string_agg(c->>'image', ' ') from jsonb_array_elements(p.chapters) c))`)},
  'details', (select coalesce(json_agg(json_build_object('key', f.key, 'title', f.title, 'style', f.style,
    'value', p.values->f.key, 'data', f.data, 'api', f.api, 'children', f.children) order by f.group_id, f.sort, f.id), '[]') from (select distinct on (f.key) f.*
      from fields f join groups g on g.id = f.group_id where g.type_id = p.type_id and p.values ? f.key
      order by f.key, g.id <> (select c.group_id from categories c where c.id = p.category_id), g.id) f),
  'chapters', p.chapters,
  'entry', (select row_to_json(s) from (select title, description, image, keyword, type from seos where url = ${path}) s),
  'trademark', (select json_build_object('id', g.id, 'title', g.title, 'slug', g.slug) from groups g where g.id = p.trademark_id),
  'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'slug', g.slug) order by g.sort, g.id), '[]')
    from post_groups m join groups g on g.id = m.group_id where m.post_id = p.id),
  'above', (with recursive above as (
      select c.id, c.parent_id, c.title, c.slug, 1 as level from categories c where c.id = p.category_id
      union all select c.id, c.parent_id, c.title, c.slug, level + 1 from categories c join above a on c.id = a.parent_id
        where level < 20)
    select coalesce(json_agg(json_build_object('title', title, 'slug', slug) order by level desc), '[]') from above),
  'settings', (select json_object_agg(key, value) from settings where key in ('money_unit', 'site_name')))`

/**
 * A post as its page shows it; null where visitors see none.
 * @param isSeen whether the post itself is told; what it names is told only where visitors see it
 */
export async function readPost(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { id, addressing }: FoundPost,
  isSeen = visible(now),
) {
  if (id === null) return null
  const seen = visible(now)
  const bareTypes = bareTypesOf(addressing)
  const bare = sql`${sql.param([...bareTypes])}::int[]`
  const path = sql`(case when p.type_id = any(${bare}) then '/' || p.slug else '/' || t.slug || '/' || p.slug end)`
  const rows = await keptRowsOf<CardRow & { more: More | null }>(
    db,
    sql`with self as materialized (select p.* from posts p where p.id = ${id} and ${isSeen}),
      chosen as materialized (select p.id, r.at from self, jsonb_array_elements_text(self.related_ids)
        with ordinality r(id, at) join posts p on p.id = r.id::int where ${seen} order by r.at
        limit ${sql.raw(String(mostRelated))}),
      near as (select p.id, 1000 + row_number() over (order by p.published_at desc, p.id desc) as at from posts p
        where not exists (select from chosen) and ${seen} and p.id <> (select id from self)
          and p.type_id = (select type_id from self) and p.category_id = (select category_id from self)
        order by p.published_at desc, p.id desc limit ${sql.raw(String(mostRelated / 2))}),
      told as (select id, 0 as at from self union all select id, at from chosen union all select id, at from near)
      select ${cardColumns(now)}, case when told.at = 0 then ${more(path)} end as more
      from told join posts p on p.id = told.id join types t on t.id = p.type_id order by told.at`,
  )
  const [row, ...related] = rows
  if (!row?.more) return null
  const card = cardOf(row, now, bareTypes)
  const cards = related.map((each) => cardOf(each, now, bareTypes))
  const { details } = row.more
  const filled = details.map((field) => ({ fields: [field], values: { [field.key]: field.value } }))
  const values = await shownValues({ db, now, bareTypes }, filled)
  const told = details.map((field, at) => detailOf(field, values[at]?.[field.key]))
  return { ...pageOf(row, row.more, card, addressing?.site_url ?? ''), details: told, related: cards }
}

function pageOf(row: CardRow, told: More, card: ReturnType<typeof cardOf>, siteUrl: string) {
  const { type } = row
  const picture = (url: string) => pictureAt(url, told.files, row.title)
  const place = (each: { id: number; title: string; slug: string }) => ({
    ...each,
    path: sitePaths.groups(each.slug, type.slug),
  })
  const breadcrumb: Crumb[] = [
    { title: type.title, path: sitePaths.types(type.slug) },
    ...told.above.map(({ title, slug }) => ({ title, path: sitePaths.categories(slug, type.slug) })),
  ]
  const images = [...new Set([row.image, ...told.images])].filter(Boolean)
  return {
    ...card,
    updated_at: told.updated_at,
    author: told.author ?? '',
    pictures: images.flatMap((url) => picture(url) ?? []),
    content: told.content.map(({ title, image, content }) => ({
      title,
      picture: picture(image),
      html: content,
    })),
    custom: told.custom,
    ...(type.style === 'course' && {
      chapters: told.chapters.map(({ title, image, description, lessons }) => ({
        title,
        picture: picture(image),
        description,
        lessons: lessons.map((each) => ({
          title: each.title,
          description: each.description,
          duration: each.duration,
          highlight: each.highlight,
        })),
      })),
    }),
    trademark: told.trademark && place(told.trademark),
    groups: told.groups.map(place),
    breadcrumb,
    seo: headOf(
      told.entry,
      told.seo,
      { title: row.title, description: row.description, image: row.image, type: 'article' },
      absolute(siteUrl, card.path),
    ),
    json_ld: linkedData({
      card,
      crumbs: breadcrumb,
      images,
      author: told.author ?? '',
      updatedAt: told.updated_at,
      currency: told.settings?.money_unit || 'VND',
      siteName: told.settings?.site_name ?? '',
      siteUrl,
    }),
  }
}

function detailOf({ key, title, style, data }: More['details'][number], value: unknown) {
  if (isChosen(value)) return { key, title, style, value, text: value.label }
  if (!hasChoices(style)) return { key, title, style, value }
  const chosen = [value ?? []].flat().map(String)
  const text = chosen.map((each) => data?.find((choice) => choice.value === each)?.label ?? each).join(', ')
  return { key, title, style, value, text }
}

export const postTags = [
  'ratings',
  'stock',
  'promises',
  'media',
  'settings',
  'languages',
  'seos',
  'users',
  'groups',
  'fields',
]

/** Tags of the posts on the page of a post: itself, its related ones, all of its type, and those that its values may name. */
export const postTagsFound = sql`select unnest(array['post:' || p.id, 'type:' || p.type_id])
    from asked, posts p where p.id = (found->>'id')::int
  union all select 'post:' || r.id from asked, posts p, jsonb_array_elements_text(p.related_ids) r(id)
    where p.id = (found->>'id')::int
  union all select unnest(array['post:' || c.id, 'type:' || c.type_id, 'categories', 'types'])
    from asked join posts p on p.id = (found->>'id')::int cross join lateral jsonb_path_query(p.values,
      '$.**.value ? (@.type() == "number" && @ > 0 && @ <= 2147483647 && @.floor() == @)') v left join posts c on c.id = v::int`

export const postRoute = siteRoute<FoundPost>({
  path: '/posts/:type/:slug',
  summary: 'Show a post',
  answers: dataOf(postPageSchema),
  tags: postTags,
  finds: ({ params }) => sql`json_build_object('addressing', ${addressing}, 'id', (
    select p.id from posts p where p.type_id = (select id from types where slug = ${params.type}) and p.slug = ${params.slug}))`,
  tagsFound: () => postTagsFound,
  read: async (visit, found) => {
    const data = await readPost(visit.call, found)
    if (!data) throw notThere()
    return { body: { data }, tags: [data, ...data.related].map(({ id }) => `post:${id}`) }
  },
})
