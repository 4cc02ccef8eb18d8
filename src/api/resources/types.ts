import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
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
import { rowsOf } from '../db/database'
import { types as table } from '../db/tables/types'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { leadOn } from './moved'
import { productCodes } from './posts/codes'

/** The title of a type, for rows that belong to one. */
export const titleOfType = (typeId: AnyColumn): SQL =>
  sql`(select t.title from types t where t.id = ${typeId})`

/** What is of a type, each kind with its number; kinds of which there is nothing are left out. */
async function contentsOf(
  { db }: Call,
  id: number,
  kinds: readonly string[],
): Promise<Record<string, number>> {
  const counts = kinds.map(
    (kind) =>
      sql`${kind}::text, nullif((select count(*) from ${sql.identifier(kind)} where type_id = ${id}), 0)`,
  )
  const [row] = await rowsOf<{ contents: Record<string, number> }>(
    db,
    sql`select jsonb_strip_nulls(jsonb_build_object(${sql.join(counts, sql`, `)})) as contents`,
  )
  return row?.contents ?? {}
}

const kindsOfContent = ['posts', 'categories', 'groups', 'discounts', 'orders']
/** These are made and moved as their style has it: goods of a product would be stuck where it becomes an article. */
const kindsOfStyle = ['posts', 'discounts', 'orders']

async function checkStyle(call: Call, style: unknown, before: Row): Promise<void> {
  if (style === undefined || style === before.style) return
  // Nothing is added to the type meanwhile: what is, holds its row.
  await call.db.select({ id: table.id }).from(table).where(eq(table.id, before.id)).for('update')
  if (Object.keys(await contentsOf(call, before.id, kindsOfStyle)).length > 0)
    throw invalid('style', 'style_in_use')
}

async function remove(call: Call, { id }: Row): Promise<void> {
  const in_use = await contentsOf(call, id, kindsOfContent)
  if (Object.keys(in_use).length > 0) throw new ApiError('in_use', { extra: { in_use } })
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before) await checkStyle(call, value.style, before)
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
  hooks: { write, remove },
})

export const typeRoutes = [...crud(types), bulkRoute(types), exportRoute(types)]
