import { type SQL, sql } from 'drizzle-orm'
import { normalizeSource, redirectCodes, withoutQuery } from '../../domain/redirectSchema'
import { dataOf } from '../http/answerPlan'
import { invalid } from '../http/errors'
import { arraySchema, choiceSchema, objectSchema, textSchema } from '../http/schema'
import { shownWidgetSchema, widgetsOf } from './appearance'
import { absolute, type HeadEntry, headOf, headSchema } from './head'
import { categoriesOf, categoryPlaceSchema, groupPlaceSchema, groupsOf } from './places'
import { type FoundPost, postPageSchema, postTags, postTagsFound, readPost } from './post'
import { addressing } from './settings'
import { readSite, shownTypeSchema, siteTags } from './site'
import { siteRoute, type Visit } from './siteRoute'
import { visible } from './visible'

const kinds = [
  'home',
  'type',
  'post',
  'category',
  'group',
  'trademark',
  'page',
  'redirect',
  'nothing',
] as const

const redirectSchema = objectSchema({ destination: textSchema, code: choiceSchema(redirectCodes) })

const answer = objectSchema(
  { kind: choiceSchema(kinds), path: textSchema },
  {
    type: shownTypeSchema,
    post: postPageSchema,
    category: categoryPlaceSchema,
    group: groupPlaceSchema,
    trademark: groupPlaceSchema,
    widgets: arraySchema(shownWidgetSchema),
    seo: headSchema,
    redirect: redirectSchema,
  },
)

interface Found extends FoundPost {
  redirect: { destination: string; code: number } | null
  type: number | null
  category: number | null
  group: { id: number; style: 'article' | 'trademark' } | null
  page: string | null
  entry: HeadEntry | null
}

const longest = 4_096

/** @throws ApiError 422 */
function addressAsked({ query }: Visit): { address: string; path: string } {
  const typed = query.get('path') ?? ''
  if (!typed.startsWith('/') || typed.length > longest) throw invalid('path', 'path')
  const address = normalizeSource(typed.replace(/#.*$/s, ''))
  return { address, path: withoutQuery(address) }
}

/** Names all that may stand at an address; `standingAt` decides which of it does. */
function findAt(visit: Visit): SQL {
  const { address, path } = addressAsked(visit)
  const [head = '', ...rest] = path.slice(1).split('/')
  const tail = rest.join('/')
  const type = sql`(select id from types where slug = ${head} and is_shown)`
  const bare = sql`(select string_to_array(nullif(value, ''), ',') from settings where key = 'remove_slug_of_post_type')::int[]`
  const seen = visible(visit.now)
  return sql`json_build_object('addressing', ${addressing},
    'redirect', (select json_build_object('destination', destination, 'code', code) from redirects
      where source in (${address}, ${path}) order by length(source) desc limit 1),
    'id', case when ${tail} = ''
      then (select p.id from posts p where p.type_id = any(${bare}) and p.slug = ${head} and ${seen} limit 1)
      else (select p.id from posts p where p.type_id = ${type} and p.slug = ${tail}
        and not coalesce(p.type_id = any(${bare}), false) and ${seen}) end,
    'type', case when ${tail} = '' then ${type} end,
    'scope', ${type},
    'category', (select id from categories where type_id = ${type} and slug = ${tail}
      and id not in (select id from hidden_categories)),
    'group', (select json_build_object('id', id, 'style', style) from groups where type_id = ${type} and slug = ${tail}
      and style <> 'field' order by style limit 1),
    'page', (select type from widgets where ${tail} = '' and type = ${head} limit 1),
    'entry', (select row_to_json(s) from (select title, description, image, keyword, type from seos where url = ${path}) s))`
}

/** One call for the router of a site. */
export const resolveRoute = siteRoute<Found>({
  path: '/resolve',
  summary: 'Tell what stands at an address of the site',
  answers: dataOf(answer),
  asks: { path: textSchema },
  needs: ['path'],
  tags: [...postTags, ...siteTags, 'redirects', 'categories'],
  finds: findAt,
  tagsFound: () => sql`${postTagsFound} union all select 'type:' || (found->>'scope') from asked
    union all select 'type:' || unnest(string_to_array(nullif(found->'addressing'->>'remove_slug_of_post_type', ''), ','))
      from asked
    union all select unnest('{posts,groups}'::text[]) from asked where found->>'page' is not null`,
  read: async (visit, found) => {
    const { path } = addressAsked(visit)
    const told = await standingAt(visit, found, path)
    const tags = told.kind === 'post' ? [told.post, ...told.post.related].map(({ id }) => `post:${id}`) : []
    return { body: { data: { path, ...told } }, tags }
  },
})

async function standingAt(visit: Visit, found: Found, path: string) {
  const siteUrl = found.addressing?.site_url ?? ''
  const { now } = visit
  if (found.redirect) return { kind: 'redirect' as const, redirect: found.redirect }
  if (path === '/') return { kind: 'home' as const }
  if (found.type !== null) {
    const type = (await readSite(visit)).types.find(({ id }) => id === found.type)
    if (type) return { kind: 'type' as const, type }
  }
  const post = await readPost(visit.call, found)
  if (post) return { kind: 'post' as const, post }
  if (found.category !== null) {
    const [category] = await categoriesOf(visit, { now, siteUrl, id: found.category })
    if (category) return { kind: 'category' as const, category }
  }
  if (found.group) {
    const [group] = await groupsOf(visit, found.group.style, { siteUrl, id: found.group.id })
    if (group && found.group.style === 'trademark') return { kind: 'trademark' as const, trademark: group }
    if (group) return { kind: 'group' as const, group }
  }
  if (found.page !== null) {
    const widgets = await widgetsOf(visit, { type: found.page, found })
    const seo = headOf(found.entry, {}, { title: widgets[0]?.title ?? '' }, absolute(siteUrl, path))
    return { kind: 'page' as const, widgets, seo }
  }
  return { kind: 'nothing' as const }
}
