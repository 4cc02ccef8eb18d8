import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { hasChoices } from '../../../domain/dynamicFields'
import { fieldSchema } from '../../../domain/fieldSchema'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, numberField } from '../../crud/fields'
import { belongsTo } from '../../crud/include'
import { placedLast } from '../../crud/place'
import type { Row } from '../../crud/resource'
import { changeRow, whereRow } from '../../crud/write'
import { groups, fields as table } from '../../db/tables/groups'
import { idOf } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { switchSchema } from '../../http/schema'
import { heldFields } from './holders'
import { copyAhead, settleKeys } from './renaming'
import { dropAhead } from './steps'
import { dropValues, isForced, renameValues } from './values'
import { bringValuesBack } from './valuesBack'

function settingsOf({ style, data, children, api }: AnyObject): AnyObject {
  const has_options = hasChoices(style)
  const has_children = style === 'list'
  return {
    has_options,
    has_children,
    data: has_options ? data : [],
    children: has_children ? children : [],
    api: style === 'api' ? api : null,
  }
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  const row = { ...value, ...settingsOf({ ...before, ...value }) }
  if (!before) {
    const [group] = await call.db
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.id, value.group_id), eq(groups.style, 'field')))
      .for('key share')
    if (!group) throw invalid('group_id', 'not_found_reference')
    return placedLast(call, table, row, eq(table.group_id, value.group_id))
  }
  if (value.group_id !== undefined && value.group_id !== before.group_id) throw invalid('group_id', 'invalid')
  if (value.key !== undefined && value.key !== before.key) {
    const [field] = await heldFields(call.db, sql`f.id = ${before.id}`)
    if (field) await renameValues(call, field, value.key)
  }
  return row
}

const remove = (call: Call, { id }: Row): Promise<void> =>
  dropValues(call, sql`f.id = ${id}`, sql`delete from fields where id = ${id}`)

async function aheadOfRemoval(call: Call, ids: readonly number[]): Promise<void> {
  await settleKeys(call, sql`f.id = any(${sql.param([...ids])}::int[])`)
  if (isForced(call)) for (const id of ids) await dropAhead(call, fields, id, sql`f.id = ${id}`)
}

async function aheadOfKey(
  call: Call,
  id: number,
  key: unknown,
  attempt: (call: Call) => Promise<unknown>,
): Promise<void> {
  if (key === undefined) return
  await settleKeys(call, sql`f.id = ${id}`)
  await copyAhead(call, id, key, attempt)
}

export const fields = entity(table, {
  schema: fieldSchema,
  fields: {
    group_id: numberField(table.group_id),
    key: choiceField(table.key),
    style: choiceField(table.style),
    type: {
      ...numberField(groups.type_id),
      within: (condition) =>
        sql`exists (select from ${groups} where ${groups.id} = ${table.group_id} and ${condition})`,
    },
  },
  sorts: ['sort', 'id', 'key', 'title'],
  order: ['sort', 'asc'],
  unlimited: true,
  includes: { group: belongsTo(groups, table.group_id, ['id', 'type_id', 'title', 'sort']) },
  search: { not: 'read with its group, which is found' },
  constraints: {
    fields_group_id_key_key: ['key', 'key_taken'],
    fields_group_id_fkey: ['group_id', 'not_found_reference'],
  },
  hooks: {
    write,
    aheadOfRemoval,
    remove,
    aheadOfUndo: (call, id, { key }, attempt) => aheadOfKey(call, id, key, attempt),
    undone: bringValuesBack,
  },
})

/** Changes a key in steps before the transaction, if very many posts have values under it. */
const written = crud(fields, undefined, { asks: { delete: { force: switchSchema } } }).map(
  (route): GuardedRoute => {
    if (route.method !== 'PATCH') return route
    return {
      ...route,
      prepare: async (call) => {
        const body = (await route.prepare?.(call)) ?? call.body
        const id = idOf(call.params.id)
        await aheadOfKey({ ...call, body }, id, body.key, (own) =>
          changeRow(own, fields, whereRow(fields, id), own.body),
        )
        return body
      },
    }
  },
)

export const fieldRoutes = [
  ...written,
  { ...bulkRoute(fields), asks: { force: switchSchema } },
  exportRoute(fields),
]
