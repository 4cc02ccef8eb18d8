import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { hasCollections } from '../../../domain/group'
import { type Regrouping, regrouped, regroupingSchema } from '../../../domain/posts/grouping'
import { belongsTo, include, manyOf } from '../../crud/include'
import { rowsOf } from '../../db/database'
import { groups } from '../../db/tables/groups'
import { postGroups } from '../../db/tables/postGroups'
import { posts as table } from '../../db/tables/posts'
import { types } from '../../db/tables/types'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { arraySchema, idSchema, objectSchema, textSchema } from '../../http/schema'
import { requireGroups } from '../groups/references'
import type { Aspect, PostPlace } from './aspect'

const groupIds = sql`(select coalesce(json_agg(g.id order by g.sort, g.id), '[]') from post_groups l
  join groups g on g.id = l.group_id where l.post_id = posts.id)`

const titlesOfGroups = manyOf(
  sql`select g.id, g.title from post_groups l
  join groups g on g.id = l.group_id where l.post_id = posts.id order by g.sort, g.id`,
  objectSchema({ id: idSchema, title: textSchema }),
)

/**
 * With collections, a post needs one when it stops being a draft or its groups change: enabling the feature later
 * blocks no other change.
 */
async function requireOne({ db }: Call, value: AnyObject, { typeId, before }: PostPlace): Promise<void> {
  const isMoved = value.status !== undefined && value.status !== before?.status
  const status: unknown = value.status ?? before?.status
  if (status === 'draft' || !(isMoved || value.group_ids)) return
  if (value.group_ids?.length) return
  const [type] = await db
    .select({ style: types.style, features: types.features })
    .from(types)
    .where(eq(types.id, typeId))
  if (!type || !hasCollections(type)) return
  const kept = value.group_ids || !before ? 0 : await db.$count(postGroups, eq(postGroups.post_id, before.id))
  if (!kept) throw invalid('group_ids', 'groups_required')
}

/** Only differences are written; a new member comes last. */
async function written({ db }: Call, id: number, { group_ids: ids }: AnyObject): Promise<void> {
  if (!ids) return
  const wanted = sql`${sql.param([...ids])}::int[]`
  await rowsOf(db, sql`delete from post_groups where post_id = ${id} and group_id <> all(${wanted})`)
  await rowsOf(
    db,
    sql`insert into post_groups (post_id, group_id) select ${id}, g from unnest(${wanted}) g on conflict do nothing`,
  )
}

export const grouping: Aspect = {
  fields: {
    group_id: {
      type: 'int',
      column: postGroups.group_id,
      operators: ['=', 'in'],
      within: (condition) => sql`posts.id in (select post_id from post_groups where ${condition})`,
    },
  },
  includes: {
    trademark: belongsTo(groups, table.trademark_id, ['id', 'title']),
    group_ids: include(groupIds, arraySchema(idSchema)),
    groups: titlesOfGroups,
  },
  changes: {
    groups: {
      field: 'group_ids',
      schema: regroupingSchema,
      reads: async ({ db }, { id }) => {
        const [found] = await rowsOf<{ group_ids: number[] }>(
          db,
          sql`select ${groupIds} as group_ids from posts where id = ${id}`,
        )
        return { group_ids: found?.group_ids ?? [] }
      },
      of: ({ group_ids }, asked) => regrouped(group_ids as number[], asked as Regrouping),
    },
  },
  write: async (call, value, place) => {
    await requireGroups(call, 'group_ids', 'article', value.group_ids ?? [], place.typeId)
    if (value.trademark_id)
      await requireGroups(call, 'trademark_id', 'trademark', [value.trademark_id], place.typeId)
    await requireOne(call, value, place)
    return value
  },
  written,
}
