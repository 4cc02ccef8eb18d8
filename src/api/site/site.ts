import { sql } from 'drizzle-orm'
import { type SettingKey, siteSettingKeys } from '../../domain/settings'
import { sitePaths } from '../../domain/sitePaths'
import { type Style, styles } from '../../domain/type'
import { rowsOf } from '../db/database'
import { dataOf } from '../http/answerPlan'
import {
  arraySchema,
  choiceSchema,
  flagSchema,
  idSchema,
  objectSchema,
  orNull,
  textSchema,
} from '../http/schema'
import { absolute, type HeadEntry, headOf, headSchema } from './head'
import { type Described, describedIn, pictureAt, pictureSchema } from './picture'
import { siteRoute, type Visit } from './siteRoute'

const keysSchema = arraySchema(objectSchema({ key: textSchema, title: textSchema }))

export const shownTypeSchema = objectSchema({
  id: idSchema,
  style: choiceSchema(styles),
  title: textSchema,
  slug: textSchema,
  path: textSchema,
  description: textSchema,
  picture: orNull(pictureSchema),
  fields: arraySchema(objectSchema({ key: textSchema, title: textSchema })),
  seo: headSchema,
})

const siteSchema = objectSchema({
  settings: objectSchema(Object.fromEntries(siteSettingKeys.map((key) => [key, textSchema]))),
  languages: arraySchema(objectSchema({ key: textSchema, name: textSchema, is_default: flagSchema })),
  types: arraySchema(shownTypeSchema),
  menus: keysSchema,
  sliders: keysSchema,
  pages: arraySchema(textSchema),
  seo: headSchema,
})

interface TypeRow {
  id: number
  style: Style
  title: string
  slug: string
  description: string
  image: string
  fields: { key: string; title: string }[]
  files: Described[] | null
  entry: HeadEntry | null
}

/** JSON of the shown types, in their order. */
const shownTypes = sql`(select coalesce(json_agg(row_to_json(shown)), '[]') from (
  select t.id, t.style, t.title, t.slug, t.description, t.image, t.fields, ${describedIn(sql`t.image`)} as files,
    (select row_to_json(s) from (select title, description, image, keyword, type from seos where url = '/' || t.slug) s) as entry
  from types t where t.is_shown order by t.sort, t.id) shown)`

function typeOf(row: TypeRow, siteUrl: string) {
  const { id, style, title, slug, description, image } = row
  const path = sitePaths.types(slug)
  return {
    id,
    style,
    title,
    slug,
    path,
    description,
    picture: pictureAt(image, row.files, title),
    fields: row.fields.map((field) => ({ key: field.key, title: field.title })),
    seo: headOf(row.entry, {}, { title, description, image }, absolute(siteUrl, path)),
  }
}

interface SiteRow {
  settings: Partial<Record<SettingKey, string>> | null
  languages: { key: string; name: string; is_default: boolean }[]
  types: TypeRow[]
  menus: { key: string; title: string }[]
  sliders: { key: string; title: string }[]
  pages: string[]
  entry: HeadEntry | null
}

/** What a site needs on each page. */
export async function readSite({ call }: Pick<Visit, 'call'>) {
  const keys = (table: 'menus' | 'sliders') =>
    sql`(select coalesce(json_agg(json_build_object('key', key, 'title', title) order by key), '[]') from ${sql.identifier(table)})`
  const [row] = await rowsOf<SiteRow>(
    call.deps.db,
    sql`select (select json_object_agg(key, value) from settings where key = any(${sql.param([...siteSettingKeys])}::text[])) as settings,
      (select coalesce(json_agg(json_build_object('key', key, 'name', name, 'is_default', is_default) order by sort, id), '[]')
        from languages) as languages,
      ${shownTypes} as types, ${keys('menus')} as menus, ${keys('sliders')} as sliders,
      (select coalesce(json_agg(distinct type), '[]') from widgets) as pages,
      (select row_to_json(s) from (select title, description, image, keyword, type from seos where url = '/') s) as entry`,
  )
  if (!row) throw new Error('a select without a table yields a row')
  const settings = Object.fromEntries(siteSettingKeys.map((key) => [key, row.settings?.[key] ?? '']))
  const {
    site_name = '',
    site_description = '',
    site_logo = '',
    site_keywords = '',
    site_url = '',
  } = settings
  return {
    settings,
    languages: row.languages,
    types: row.types.map((type) => typeOf(type, site_url)),
    menus: row.menus,
    sliders: row.sliders,
    pages: row.pages,
    seo: headOf(
      row.entry,
      {},
      { title: site_name, description: site_description, image: site_logo, keywords: site_keywords },
      site_url,
    ),
  }
}

export const siteTags = ['settings', 'languages', 'types', 'menus', 'sliders', 'widgets', 'media', 'seos']

export const overviewRoute = siteRoute({
  path: '/site',
  summary: 'Show what every page of a site needs',
  answers: dataOf(siteSchema),
  tags: siteTags,
  read: async (visit) => ({ body: { data: await readSite(visit) } }),
})
