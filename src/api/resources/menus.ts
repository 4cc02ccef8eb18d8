import { sql } from 'drizzle-orm'
import { menuSchema, sentMenuSchema } from '../../domain/menuSchema'
import { entity } from '../crud/entity'
import { choiceField, foldedField } from '../crud/fields'
import { include } from '../crud/include'
import { menus as table } from '../db/tables/menus'
import { arraySchema, textSchema } from '../http/schema'
import { routesOfItems } from './keptItems'
import { linksRoute } from './siteLinks'

export const menus = entity(table, {
  schema: menuSchema,
  fields: { key: choiceField(table.key), title: foldedField(table.title, table.search_text) },
  sorts: ['id', 'title', 'key', 'items_count', 'updated_at'],
  sortKeys: { title: 'title_key' },
  order: ['id', 'asc'],
  unlimited: true,
  body: ['items'],
  includes: {
    lines: include(
      sql`(select coalesce(json_agg(repeat('– ', cardinality(place) - 1) || (item->>'text') ||
        case item->>'url' when '' then '' else ' (' || (item->>'url') || ')' end order by place), '[]')
      from menu_items(menus.items))`,
      arraySchema(textSchema),
    ),
  },
  search: { title: 'title', subtitle: 'key', codes: ['key'] },
  constraints: { menus_key_key: ['key', 'site_key_taken'] },
})

export const menuRoutes = [...routesOfItems(menus, sentMenuSchema), linksRoute]
