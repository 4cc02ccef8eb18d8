import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { DynamicField, DynamicValues } from '../../../domain/dynamicFields'
import type { FieldErrors } from '../../../domain/message'
import { dataGroupsOf, type FiledCategory, withoutRepeats } from '../../../domain/posts/dataGroups'
import { checkPostValues, withDefaults } from '../../../domain/posts/values'
import { cleanedAheadOf } from '../../crud/clean'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import { posts as table } from '../../db/tables/posts'
import { ApiError } from '../../http/errors'
import { whileKeysStay } from '../fields/holders'
import type { Aspect } from './aspect'

interface Filed {
  groups: { id: number; fields: DynamicField[] }[]
  categories: FiledCategory[]
}

async function dataGroupsFor(db: Database, typeId: number, categoryId: unknown): Promise<DynamicField[]> {
  const id = categoryId ? Number(categoryId) : null
  const [found] = await rowsOf<Filed>(
    db,
    sql`with recursive above as (
        select id, parent_id, group_id from categories where id = ${id}::int
        union select c.id, c.parent_id, c.group_id from categories c join above a on c.id = a.parent_id),
      filed as (select * from above union
        select id, parent_id, group_id from categories where type_id = ${typeId} and group_id is not null)
      select coalesce((select json_agg(filed) from filed), '[]') as categories,
        coalesce((select json_agg(json_build_object('id', g.id, 'fields', coalesce((select json_agg(json_build_object(
            'key', f.key, 'title', f.title, 'style', f.style, 'value', f.value, 'data', f.data, 'children', f.children,
            'api', f.api) order by f.sort, f.id) from fields f where f.group_id = g.id), '[]')) order by g.sort, g.id)
          from groups g where g.type_id = ${typeId} and g.style = 'field'), '[]') as groups`,
  )
  if (!found) return []
  return withoutRepeats(dataGroupsOf(found.groups, found.categories, id)).flatMap(({ fields }) => fields)
}

const under = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, list]) => [path ? `values.${path}` : 'values', list]))

/** Former values, which are not checked again: a value that was valid once stays valid. */
const revived = new WeakSet<object>()

async function renamedSince(db: Database, typeId: SQL, keys: readonly string[]) {
  const rows = await rowsOf<{ was: string; key: string }>(
    db,
    sql`with type as materialized (select ${typeId} as id)
      select distinct on (1) h.changes->'key'->>0 as was, f.key from history h
      join fields f on f.id = h.record_id join groups g on g.id = f.group_id
      where h.entity = 'fields' and h.action in ('update', 'restore') and g.type_id = (select id from type)
        and h.changes->'key'->>0 = any(${sql.param([...keys])}::text[])
        and not exists (select from fields o join groups p on p.id = o.group_id
          where p.type_id = g.type_id and o.key = h.changes->'key'->>0)
      order by 1, h.id desc`,
  )
  return new Map(rows.map(({ was, key }) => [was, key]))
}

export const values: Aspect = {
  ahead: async ({ db }, where: SQL, body) => {
    if (body.values === undefined) return
    const typeId = sql`(select ${table.type_id} from ${table} where ${where})`
    await whileKeysStay(db, typeId)
  },
  write: async ({ db, body }, value, { typeId, before }) => {
    const sent: unknown = value.values
    if (typeof sent !== 'object' || sent === null || revived.has(sent)) return value
    if (!before) await whileKeysStay(db, typeId)
    const fields = await dataGroupsFor(db, typeId, value.category_id ?? before?.category_id)
    const stored = (before?.values ?? {}) as DynamicValues
    const { values, errors } = checkPostValues(fields, sent, stored, { cleanHtml: cleanedAheadOf(body) })
    if (Object.keys(errors).length > 0) throw new ApiError('invalid', { errors: under(errors) })
    return { ...value, values: before ? values : withDefaults(fields, values) }
  },
  revive: async ({ db }, state: AnyObject) => {
    const kept: DynamicValues | undefined = state.values
    if (!kept) return state
    // A former state of an existing post may contain only the changed fields; then the undone event tells the type.
    const typeId = state.type_id
      ? sql`${state.type_id}::int`
      : sql`(select p.type_id from history e join posts p on p.id = e.record_id where e.id = told('restores')::bigint)`
    const names = await renamedSince(db, typeId, Object.keys(kept))
    const found = Object.fromEntries(Object.entries(kept).map(([key, each]) => [names.get(key) ?? key, each]))
    revived.add(found)
    return { ...state, values: found }
  },
}
