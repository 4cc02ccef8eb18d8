import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { typeIcons } from '../../domain/typeIcons'
import { typeSchema } from '../../domain/typeSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choice, title } from '../crud/fields'
import { placedLast } from '../crud/place'
import { types as table } from '../db/tables/types'

/** The title of a type, for rows that belong to one. */
export const titleOfType = (typeId: AnyColumn): SQL =>
  sql`(select t.title from types t where t.id = ${typeId})`

/** Post types. Whoever may read posts must know their types. */
export const types = entity(table, {
  schema: typeSchema,
  fields: {
    style: choice(table.style),
    slug: choice(table.slug),
    title: title(table.title, table.search_text),
  },
  sorts: ['sort', 'id', 'title'],
  sortKeys: { title: 'title_key' },
  order: ['sort', 'asc'],
  unlimited: true,
  // Only the icons that were chosen, so that the menu does not load all.
  includes: { drawing: sql`${sql.raw(`'${JSON.stringify(typeIcons)}'::jsonb`)}->>types.icon` },
  search: { title: 'title', subtitle: 'description', image: 'image' },
  constraints: { types_slug_key: ['slug', 'slug_taken'] },
  hooks: { write: (call, value, before) => (before ? value : placedLast(call, table, value)) },
})

export const typeRoutes = [...crud(types), bulkRoute(types), exportRoute(types)]
