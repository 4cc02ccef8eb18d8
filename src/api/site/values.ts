import { type SQL, sql } from 'drizzle-orm'
import {
  type ChosenValue,
  type DynamicField,
  type DynamicValues,
  hasShape,
  isRecord,
  type RowField,
} from '../../domain/dynamicFields'
import { isForeign } from '../../domain/dynamicSource'
import { sitePaths } from '../../domain/sitePaths'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { shownCategory, visible } from './visible'

interface Place {
  list: keyof typeof placesIn
  id: number
  slug: string
  type_slug: string
  type_id: number
}

/** Of our own lists those whose records have a place on the site: selects which of these ids visitors see. */
const placesIn = {
  posts: (ids: SQL, now: Date) => sql`select p.id, p.slug, t.slug as type_slug, t.id as type_id
    from posts p join types t on t.id = p.type_id where p.id = any(${ids}) and ${visible(now)}`,
  categories: (ids: SQL) => sql`select c.id, c.slug, t.slug as type_slug, t.id as type_id
    from categories c join types t on t.id = c.type_id where c.id = any(${ids}) and ${shownCategory}`,
  groups: (ids: SQL) => sql`select g.id, g.slug, t.slug as type_slug, t.id as type_id
    from groups g join types t on t.id = g.type_id where g.id = any(${ids}) and t.is_shown and g.style <> 'field'`,
  types: (ids: SQL) => sql`select t.id, t.slug, '' as type_slug, t.id as type_id from types t
    where t.id = any(${ids}) and t.is_shown`,
}
const hasPlaces = (list: string): list is Place['list'] => Object.hasOwn(placesIn, list)

/** Of our own lists those that hold nothing but what sites show. */
const openLists: readonly string[] = ['media', 'menus', 'sliders', 'widgets', 'languages']

/** Tags of what values may name. */
export const valueTags = ['posts', 'categories', 'types', 'groups', 'settings']

export interface Filled {
  fields: readonly DynamicField[]
  values: DynamicValues
}

/** Where what was chosen from one of our lists stands on the site; null where visitors see none of it. */
type Find = (list: string, id: ChosenValue['value']) => { path?: string } | null

function toldOf({ style, api, ...field }: DynamicField | RowField, value: unknown, find: Find): unknown {
  if (!hasShape(style, value)) return null
  if (style === 'list') {
    const { children } = field as DynamicField
    return Array.isArray(value) ? value.filter(isRecord).map((row) => toldIn(children ?? [], row, find)) : []
  }
  if (style !== 'api' || !value) return value
  if (!api) return null
  const chosen = value as ChosenValue
  const told = { value: chosen.value, label: chosen.label }
  if (isForeign(api.path)) return told
  const [, list = ''] = /^\/(?:api\/)?([a-z_-]+)/.exec(api.path) ?? []
  const found = find(list, chosen.value)
  return found && { ...told, ...found }
}

const toldIn = (
  fields: readonly (DynamicField | RowField)[],
  values: DynamicValues,
  find: Find,
): DynamicValues =>
  Object.fromEntries(
    fields
      .filter(({ key }) => Object.hasOwn(values, key))
      .map((field) => [field.key, toldOf(field, values[field.key], find)]),
  )

const openly: Find = (list) => (openLists.includes(list) ? {} : null)

function pathOf({ list, slug, type_slug, type_id }: Place, bareTypes: ReadonlySet<number>): string {
  if (list === 'posts') return sitePaths.posts(slug, type_slug, bareTypes.has(type_id))
  return list === 'types' ? sitePaths.types(slug) : sitePaths[list](slug, type_slug)
}

/**
 * Values by their fields, as visitors see them. What was chosen from our own lists is told where these show it to them
 * anyway, with its `path`; all else of them is null, and so is what no longer fits its field.
 * See *The site's door* in the contract.
 */
export async function shownValues(
  { db, now, bareTypes }: { db: Database; now: Date; bareTypes: ReadonlySet<number> },
  sets: readonly Filled[],
): Promise<readonly DynamicValues[]> {
  const tell = (find: Find) => sets.map(({ fields, values }) => toldIn(fields, values, find))
  const asked = new Map<Place['list'], Set<number>>()
  const told = tell((list, id) => {
    if (hasPlaces(list) && Number.isInteger(id))
      asked.set(list, (asked.get(list) ?? new Set()).add(Number(id)))
    return openly(list, id)
  })
  if (asked.size === 0) return told
  const places = [...asked].map(
    ([list, ids]) =>
      sql`select ${list}::text as list, seen.* from (${placesIn[list](sql`${sql.param([...ids])}::bigint[]`, now)}) seen`,
  )
  const rows = await rowsOf<Place>(db, sql.join(places, sql` union all `))
  const paths = new Map(rows.map((row) => [`${row.list} ${row.id}`, pathOf(row, bareTypes)]))
  return tell((list, id) => {
    const path = paths.get(`${list} ${id}`)
    return path === undefined ? openly(list, id) : { path }
  })
}
