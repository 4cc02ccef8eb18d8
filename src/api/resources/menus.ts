import { sql } from 'drizzle-orm'
import { menuSchema, sentMenuSchema } from '../../domain/menuSchema'
import { bulkRoute } from '../crud/bulk'
import { crud, listRoute } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choice, title } from '../crud/fields'
import type { Resource } from '../crud/resource'
import { menus as table } from '../db/tables/menus'
import { keepItems } from './keptItems'
import { linksRoute } from './siteLinks'

/** Menus of the site. */
export const menus = entity(table, {
  schema: menuSchema,
  fields: { key: choice(table.key), title: title(table.title, table.search_text) },
  sorts: ['id', 'title', 'key', 'items_count', 'updated_at'],
  sortKeys: { title: 'title_key' },
  order: ['id', 'asc'],
  // A site has a handful.
  unlimited: true,
  body: ['items'],
  includes: {
    // Each item in words, a dash for each level above it.
    lines: sql`(select coalesce(json_agg(repeat('– ', cardinality(place) - 1) || (item->>'text') ||
        case item->>'url' when '' then '' else ' (' || (item->>'url') || ')' end order by place), '[]')
      from menu_items(menus.items))`,
  },
  search: { title: 'title', subtitle: 'key', codes: ['key'] },
  constraints: { menus_key_key: ['key', 'site_key_taken'] },
})

/** What people send names what it removes; the history puts back what was. */
const sent: Resource = { ...menus, schema: sentMenuSchema, hooks: { write: keepItems } }

export const menuRoutes = [
  listRoute(menus),
  ...crud(sent, ['POST', 'PATCH', 'DELETE']),
  bulkRoute(sent),
  exportRoute(menus),
  linksRoute,
]
