import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { groupStyles } from '../../../domain/group'
import { groupSchema } from '../../../domain/groupSchema'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, foldedField, numberField } from '../../crud/fields'
import { belongsTo, include, manyOf } from '../../crud/include'
import { placedLast } from '../../crud/place'
import type { Row } from '../../crud/resource'
import { rowSchema } from '../../crud/rowSchema'
import { groups as table } from '../../db/tables/groups'
import { types } from '../../db/tables/types'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { switchSchema, wholeSchema } from '../../http/schema'
import { fields as fieldsOfGroups } from '../fields/fields'
import { settleKeys } from '../fields/renaming'
import { dropAhead } from '../fields/steps'
import { dropValues, isForced } from '../fields/values'
import { titleOfType } from '../types'
import { memberRoute } from './memberList'
import { changeMembers } from './members'

/** Type and style of a group do not change. */
function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> | AnyObject {
  if (before) {
    for (const field of ['type_id', 'style'] as const)
      if (value[field] !== undefined && value[field] !== before[field]) throw invalid(field, 'invalid')
    return value
  }
  const like = and(eq(table.type_id, value.type_id), eq(table.style, value.style))
  return placedLast(call, table, value, like)
}

/** Deletes the group's fields and their values; with `?force=1` only, if there are values. */
const remove = (call: Call, { id }: Row): Promise<void> =>
  dropValues(call, sql`g.id = ${id}`, sql`delete from groups where id = ${id}`)

async function aheadOfRemoval(call: Call, ids: readonly number[]): Promise<void> {
  await settleKeys(call, sql`g.id = any(${sql.param([...ids])}::int[])`)
  if (isForced(call)) for (const id of ids) await dropAhead(call, groups, id, sql`g.id = ${id}`)
}

const fields = manyOf(
  sql`select * from fields f where f.group_id = groups.id order by f.sort, f.id`,
  rowSchema(fieldsOfGroups),
)

/** From the maintained totals, which are added up once for all rows of a list. */
const postsCount = include(
  sql`coalesce(((select jsonb_object_agg(id, n) from (
    select coalesce(key->>'group_id', key->>'trademark_id') as id, sum(n)::int as n from list_counts
    where list = 'post_groups' or (list = 'posts' and key->>'trademark_id' is not null) group by 1) kept
    where id is not null)->>(groups.id::text))::int, 0)`,
  wholeSchema,
)

export const groups = entity(table, {
  schema: groupSchema,
  fields: {
    type_id: numberField(table.type_id),
    style: choiceField(table.style),
    title: foldedField(table.title, table.search_text),
  },
  params: {
    style: Object.fromEntries(
      groupStyles.map((style) => [style, [{ field: 'style', operator: '=', value: style }]]),
    ),
  },
  sorts: ['sort', 'id', 'title', 'created_at', 'updated_at'],
  sortKeys: { title: 'title_key' },
  order: ['sort', 'asc'],
  unlimited: true,
  includes: { type: belongsTo(types, table.type_id, ['id', 'title']), fields, posts_count: postsCount },
  search: {
    title: 'title',
    subtitle: titleOfType(table.type_id),
    image: 'image',
    params: { typeID: 'type_id', style: 'style' },
  },
  constraints: {
    groups_type_id_style_slug_key: ['slug', 'slug_taken'],
    groups_type_id_fkey: ['type_id', 'not_found_reference'],
  },
  hooks: { write, written: changeMembers, aheadOfRemoval, remove },
})

export const groupRoutes = [
  ...crud(groups, undefined, { asks: { delete: { force: switchSchema } } }),
  { ...bulkRoute(groups), asks: { force: switchSchema } },
  exportRoute(groups),
  memberRoute,
]
