import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { typeIcons } from '../../domain/typeIcons'
import { typeSchema } from '../../domain/typeSchema'
import { syntaxSql } from '../codes'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, foldedField } from '../crud/fields'
import { include } from '../crud/include'
import { placedLast } from '../crud/place'
import type { Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { types as table } from '../db/tables/types'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { choiceSchema, orNull, textSchema } from '../http/schema'
import { leadOn } from './moved'
import { productCodes } from './posts/codes'

export const titleOfType = (typeId: AnyColumn): SQL =>
  sql`(select t.title from types t where t.id = ${typeId})`

const kindsOfContent = ['posts', 'categories', 'groups', 'discounts', 'orders']

async function remove({ db }: Call, { id }: Row): Promise<void> {
  const counts = kindsOfContent.map(
    (kind) =>
      sql`${kind}::text, nullif((select count(*) from ${sql.identifier(kind)} where type_id = ${id}), 0)`,
  )
  const [row] = await rowsOf<{ in_use: Record<string, number> }>(
    db,
    sql`select jsonb_strip_nulls(jsonb_build_object(${sql.join(counts, sql`, `)})) as in_use`,
  )
  if (row && Object.keys(row.in_use).length > 0) throw new ApiError('in_use', { extra: row })
}

/** Existing content fits its style only: goods of a product that became an article could not move. */
async function checkStyle({ db }: Call, style: unknown, { id, style: before }: Row): Promise<void> {
  if (style === undefined || style === before) return
  // Content of a type locks its row, so none is made meanwhile.
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  const [row] = await rowsOf<{ is_used: boolean }>(
    db,
    sql`select exists (select from posts where type_id = ${id}) or exists (select from discounts where type_id = ${id})
      or exists (select from orders where type_id = ${id}) as is_used`,
  )
  if (row?.is_used) throw invalid('style', 'style_in_use')
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (before) await checkStyle(call, value.style, before)
  await leadOn('types', call, value, before)
  return before ? value : placedLast(call, table, value)
}

export const types = entity(table, {
  schema: typeSchema,
  fields: {
    style: choiceField(table.style),
    slug: choiceField(table.slug),
    title: foldedField(table.title, table.search_text),
  },
  sorts: ['sort', 'id', 'title'],
  sortKeys: { title: 'title_key' },
  order: ['sort', 'asc'],
  unlimited: true,
  includes: {
    // Only the chosen icon, so that the menu need not load all of them.
    drawing: include(
      sql`${sql.raw(`'${JSON.stringify(typeIcons)}'::jsonb`)}->>types.icon`,
      orNull(textSchema),
    ),
    code_syntax: include(
      sql`case types.style when 'product' then ${syntaxSql(productCodes)} end`,
      orNull(textSchema),
    ),
  },
  search: { title: 'title', subtitle: 'description', image: 'image' },
  constraints: { types_slug_key: ['slug', 'slug_taken'] },
  hooks: { write, remove },
})

export const typeRoutes = [
  ...crud(types, undefined, { asks: { update: { redirect: choiceSchema(['0', '1']) } } }),
  bulkRoute(types),
  exportRoute(types),
]
