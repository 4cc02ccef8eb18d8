import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { typeIcons } from '../../domain/typeIcons'
import { typeSchema } from '../../domain/typeSchema'
import { syntaxSql } from '../codes'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choice, title } from '../crud/fields'
import { placedLast } from '../crud/place'
import type { Row } from '../crud/resource'
import { types as table } from '../db/tables/types'
import type { Call } from '../http/call'
import { leadOn } from './moved'
import { productCodes } from './posts/codes'

/** The title of a type, for rows that belong to one. */
export const titleOfType = (typeId: AnyColumn): SQL =>
  sql`(select t.title from types t where t.id = ${typeId})`

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  await leadOn('types', call, value, before)
  return before ? value : placedLast(call, table, value)
}

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
  includes: {
    // Only the icons that were chosen, so that the menu does not load all.
    drawing: sql`${sql.raw(`'${JSON.stringify(typeIcons)}'::jsonb`)}->>types.icon`,
    // A form shows with it what a code will look like.
    code_syntax: sql`case types.style when 'product' then ${syntaxSql(productCodes)} end`,
  },
  search: { title: 'title', subtitle: 'description', image: 'image' },
  constraints: { types_slug_key: ['slug', 'slug_taken'] },
  hooks: { write },
})

export const typeRoutes = [...crud(types), bulkRoute(types), exportRoute(types)]
