import { sql } from 'drizzle-orm'
import { type DynamicField, type DynamicValues, hasChoices } from '../../domain/dynamicFields'
import { linkTargets, type MenuItem, seenBy, type Viewer } from '../../domain/menu'
import { sitePathOf } from '../../domain/siteLinks'
import type { Slide } from '../../domain/sliderSchema'
import { type WidgetSettings, widgetFields } from '../../domain/widget'
import { rowsOf } from '../db/database'
import { dataOf, listOf } from '../http/answerPlan'
import { invalid } from '../http/errors'
import {
  anyValue,
  arraySchema,
  choiceSchema,
  idSchema,
  mapSchema,
  objectSchema,
  orNull,
  type Schema,
  textSchema,
} from '../http/schema'
import { linkStatesOf } from './links'
import { type Described, describedIn, pictureAt, pictureSchema } from './picture'
import { type Addressing, addressing, bareTypesOf } from './settings'
import { notThere, siteRoute, type Visit } from './siteRoute'
import { shownValues, valueTags } from './values'

/** Any change of these may hide the target of a link within the site. */
const linkTags = [
  'types',
  'categories',
  'posts',
  'groups',
  'redirects',
  'seos',
  'media',
  'settings',
  'languages',
]

interface FoundAddressing {
  addressing: Addressing | null
}
const findAddressing = () => sql`json_build_object('addressing', ${addressing})`

/** Whether a link is to be shown: not where it leads to what visitors do not see. */
async function shownLinks({ call, now }: Visit, found: FoundAddressing, urls: readonly string[]) {
  const paths = new Map(urls.map((url) => [url, sitePathOf(url)]))
  const asked = [...new Set(paths.values())].filter((path) => path !== undefined)
  const states = await linkStatesOf(call.deps.db, asked, { now, bareTypes: bareTypesOf(found.addressing) })
  return (url: string) => states.get(paths.get(url) ?? '') !== 'hidden'
}

const itemSchema: Schema = {
  type: 'object',
  properties: {
    id: idSchema,
    url: textSchema,
    text: textSchema,
    target: choiceSchema(linkTargets),
    description: textSchema,
    class: textSchema,
    data: mapSchema(textSchema),
    children: {
      type: 'array',
      items: { type: 'object', description: 'Items below it, with the same members.' },
    },
  },
  required: ['id', 'url', 'text', 'target', 'description', 'class', 'data', 'children'],
  additionalProperties: false,
}

type ShownItem = Omit<MenuItem, 'visibility' | 'children'> & { children: ShownItem[] }

const urlsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children }) => [url, ...urlsIn(children)])

const shownItems = (items: readonly MenuItem[], isShown: (url: string) => boolean): ShownItem[] =>
  items
    .filter(({ url }) => isShown(url))
    .map(({ visibility: _, children, ...item }) => ({ ...item, children: shownItems(children, isShown) }))

const viewers: readonly Viewer[] = ['guest', 'auth']

export const menuRoute = siteRoute<FoundAddressing>({
  path: '/menus/:key',
  summary: 'Show a menu as guests or signed-in visitors see it',
  answers: dataOf(objectSchema({ key: textSchema, title: textSchema, items: arraySchema(itemSchema) })),
  asks: { viewer: choiceSchema(viewers) },
  tags: [...linkTags, 'menus'],
  finds: findAddressing,
  read: async (visit, found) => {
    const viewer = viewers.find((each) => each === (visit.query.get('viewer') ?? 'guest'))
    if (!viewer) throw invalid('viewer', 'choice')
    const [menu] = await rowsOf<{ key: string; title: string; items: MenuItem[] }>(
      visit.call.deps.db,
      sql`select key, title, items from menus where key = ${visit.params.key}`,
    )
    if (!menu) throw notThere()
    const items = seenBy(menu.items, viewer)
    const isShown = await shownLinks(visit, found, urlsIn(items))
    return { body: { data: { ...menu, items: shownItems(items, isShown) } }, tags: [`menu:${menu.key}`] }
  },
})

const slideSchema = objectSchema({
  id: idSchema,
  picture: orNull(pictureSchema),
  title: textSchema,
  url: textSchema,
  description: textSchema,
})

export const sliderRoute = siteRoute<FoundAddressing>({
  path: '/sliders/:key',
  summary: 'Show a slider',
  answers: dataOf(objectSchema({ key: textSchema, title: textSchema, items: arraySchema(slideSchema) })),
  tags: [...linkTags, 'sliders'],
  finds: findAddressing,
  read: async (visit, found) => {
    const [slider] = await rowsOf<{ key: string; title: string; items: Slide[]; files: Described[] | null }>(
      visit.call.deps.db,
      sql`select key, title, items, ${describedIn(sql`items::text`)} as files from sliders where key = ${visit.params.key}`,
    )
    if (!slider) throw notThere()
    const { key, title, items, files } = slider
    const isShown = await shownLinks(
      visit,
      found,
      items.map(({ url }) => url),
    )
    const shown = items
      .filter(({ url }) => isShown(url))
      .map((item) => ({
        id: item.id,
        picture: pictureAt(item.image, files, item.alt || item.title),
        title: item.title,
        url: item.url,
        description: item.description,
      }))
    return { body: { data: { key, title, items: shown } }, tags: [`slider:${key}`] }
  },
})

const namedField = { key: textSchema, title: textSchema, style: textSchema }
/** Of fields whose values are chosen from a list of their own. */
const choicesMember = { choices: arraySchema(objectSchema({ value: textSchema, label: textSchema })) }

export const shownWidgetSchema = objectSchema({
  key: textSchema,
  title: textSchema,
  type: textSchema,
  group: textSchema,
  fields: arraySchema(
    objectSchema(namedField, {
      ...choicesMember,
      children: arraySchema(objectSchema(namedField, choicesMember)),
    }),
  ),
  value: mapSchema(anyValue),
  pictures: arraySchema(pictureSchema),
})

const fieldOf = ({ key, title, style, data }: Pick<DynamicField, 'key' | 'title' | 'style' | 'data'>) => ({
  key,
  title,
  style,
  ...(hasChoices(style) && { choices: (data ?? []).map(({ value, label }) => ({ value, label })) }),
})

interface WidgetRow {
  key: string
  title: string
  type: string
  group_slug: string
  settings: WidgetSettings
  value: DynamicValues
  files: Described[] | null
}

/** Widgets of a page, or the one with a key. */
export async function widgetsOf(
  { call }: Pick<Visit, 'call'>,
  { type, key, found }: { type?: string | null; key?: string; found: FoundAddressing },
) {
  const rows = await rowsOf<WidgetRow>(
    call.deps.db,
    sql`select key, title, type, group_slug, settings, value, ${describedIn(sql`value::text`)} as files from widgets
      where (${type ?? null}::text is null or type = ${type ?? null}) and (${key ?? null}::text is null or key = ${key ?? null})
      order by group_slug, id`,
  )
  const filled = rows.map(({ settings, title, value }) => ({
    fields: widgetFields(settings, title),
    values: value,
  }))
  const values = await shownValues(
    { db: call.deps.db, now: call.now, bareTypes: bareTypesOf(found.addressing) },
    filled,
  )
  return rows.map((row, at) => ({
    key: row.key,
    title: row.title,
    type: row.type,
    group: row.group_slug,
    fields: (filled[at]?.fields ?? []).map(({ children, ...field }) => ({
      ...fieldOf(field),
      ...(children?.length && { children: children.map(fieldOf) }),
    })),
    value: values[at] ?? {},
    pictures: (row.files ?? []).flatMap(({ url }) => pictureAt(url, row.files, row.title) ?? []),
  }))
}

const widgetTags = ['widgets', 'media', 'languages', ...valueTags]

export const widgetsRoute = siteRoute<FoundAddressing>({
  path: '/widgets',
  summary: 'List widgets, of one page or all',
  answers: listOf(shownWidgetSchema),
  asks: { type: textSchema },
  tags: widgetTags,
  finds: findAddressing,
  read: async (visit, found) => ({
    body: { data: await widgetsOf(visit, { type: visit.query.get('type'), found }) },
  }),
})

export const widgetRoute = siteRoute<FoundAddressing>({
  path: '/widgets/:key',
  summary: 'Show a widget',
  answers: dataOf(shownWidgetSchema),
  tags: widgetTags,
  finds: findAddressing,
  read: async (visit, found) => {
    const [data] = await widgetsOf(visit, { key: visit.params.key, found })
    if (!data) throw notThere()
    return { body: { data }, tags: [`widget:${data.key}`] }
  },
})
