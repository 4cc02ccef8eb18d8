import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { categorySchema } from '../../domain/categorySchema'
import { categories as sheet } from '../../domain/sheets/categories'
import { MAX_LEVELS } from '../../domain/tree'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { foldedField, numberField } from '../crud/fields'
import { importRoute } from '../crud/import'
import { belongsTo, include } from '../crud/include'
import type { Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { categories as table } from '../db/tables/categories'
import { groups } from '../db/tables/groups'
import { types } from '../db/tables/types'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import { idSchema, objectSchema, orNull, switchSchema, textSchema, wholeSchema } from '../http/schema'
import { requireGroups } from './groups/references'
import { leadOn } from './moved'
import { titleOfType } from './types'

async function checkParent({ db }: Call, parentId: number, typeId: number, self?: number): Promise<void> {
  // Moves within a type are serialised: two concurrent ones could create a cycle that neither sees.
  await db.select({ id: types.id }).from(types).where(eq(types.id, typeId)).for('no key update')
  const [parent] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, parentId), eq(table.type_id, typeId)))
  if (!parent) throw invalid('parent_id', 'not_found_reference')
  // `union` ends the recursion if a row is above itself.
  const [tree] = await rowsOf<{ is_cycle: boolean; levels: number }>(
    db,
    sql`with recursive above as (
      select id, parent_id from categories where id = ${parentId}
      union select c.id, c.parent_id from categories c join above a on c.id = a.parent_id),
    below as (
      select id, 1 as level from categories where id = ${self ?? null}::int
      union select c.id, level + 1 from categories c join below b on c.parent_id = b.id
        where level < ${MAX_LEVELS})
    select exists (select from above where id = ${self ?? null}::int) as is_cycle,
      (select count(*)::int from above) + coalesce((select max(level) from below), 1) as levels`,
  )
  if (tree?.is_cycle) throw invalid('parent_id', 'parent_cycle')
  if (tree && tree.levels > MAX_LEVELS) throw invalid('parent_id', 'too_deep', { max: MAX_LEVELS })
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  const typeId = Number(before?.type_id ?? value.type_id)
  if (before && value.type_id !== undefined && value.type_id !== before.type_id)
    throw invalid('type_id', 'invalid')
  if (value.group_id) await requireGroups(call, 'group_id', 'field', [value.group_id], typeId)
  if (value.parent_id) await checkParent(call, value.parent_id, typeId, before?.id)
  await leadOn('categories', call, value, before)
  return value
}

/** Deleting a category would orphan its children. */
async function remove({ db }: Call, { id }: Row): Promise<void> {
  const [row] = await rowsOf<{ categories: number }>(
    db,
    sql`select count(*)::int as categories from categories where parent_id = ${id}`,
  )
  if (row?.categories) throw new ApiError('in_use', { extra: { in_use: row } })
}

/** From the maintained totals, which are added up once for all rows of a list. */
const postsCount = include(
  sql`coalesce(((select jsonb_object_agg(category, n) from (
    select key->>'category_id' as category, sum(n)::int as n from list_counts
    where list = 'posts' and key->>'category_id' is not null group by 1) kept
  )->>(categories.id::text))::int, 0)`,
  wholeSchema,
)

export const categories = entity(table, {
  schema: categorySchema,
  fields: {
    type_id: numberField(table.type_id),
    parent_id: numberField(table.parent_id),
    title: foldedField(table.title, table.search_text),
  },
  sorts: ['sort', 'id', 'title', 'created_at', 'updated_at'],
  sortAliases: { order: 'sort' },
  sortKeys: { title: 'title_key' },
  order: ['sort', 'asc'],
  unlimited: true,
  includes: {
    posts_count: postsCount,
    parent: include(
      sql`json_build_object('data', (select json_build_object('id', p.id, 'title', p.title)
      from categories p where p.id = categories.parent_id))`,
      objectSchema({ data: orNull(objectSchema({ id: idSchema, title: textSchema })) }),
    ),
    group: belongsTo(groups, table.group_id, ['id', 'title']),
  },
  search: {
    title: 'title',
    subtitle: titleOfType(table.type_id),
    image: 'image',
    params: { typeID: 'type_id' },
  },
  constraints: {
    categories_type_id_slug_key: ['slug', 'slug_taken'],
    categories_type_id_fkey: ['type_id', 'not_found_reference'],
  },
  hooks: { write, remove },
})

export const categoryRoutes = [
  ...crud(categories, undefined, { asks: { update: { redirect: switchSchema } } }),
  bulkRoute(categories),
  exportRoute(categories),
  importRoute(categories, {
    sheet,
    makers: { parent_id: { resource: () => categories, parent: 'parent_id' } },
  }),
]
