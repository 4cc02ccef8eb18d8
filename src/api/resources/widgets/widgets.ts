import { sql } from 'drizzle-orm'
import { type WidgetType, widgetSchema } from '../../../domain/widgetSchema'
import { bulkRoute } from '../../crud/bulk'
import { cleanAhead } from '../../crud/clean'
import { crud, whereId } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, foldedField } from '../../crud/fields'
import { rowSchema } from '../../crud/rowSchema'
import { update } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { widgets as table } from '../../db/tables/widgets'
import { dataOf, listOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, mapSchema, objectSchema, textSchema, wholeSchema } from '../../http/schema'
import { alignWidget, revive } from './write'

export const widgets = entity(table, {
  schema: widgetSchema,
  fields: {
    key: choiceField(table.key),
    type: choiceField(table.type),
    group_name: choiceField(table.group_name),
    group_slug: choiceField(table.group_slug),
    title: foldedField(table.title, table.search_text),
  },
  sorts: ['group_name', 'title', 'key', 'type', 'id'],
  shapes: { renamed: mapSchema(textSchema) },
  sortKeys: { title: 'title_key', group_name: 'group_name_key' },
  order: ['group_name', 'asc'],
  unlimited: true,
  choices: ['type', 'group_name'],
  search: { title: 'title', subtitle: 'group_name', codes: ['key'] },
  constraints: {
    widgets_key_key: ['key', 'widget_key_taken'],
    widgets_key_any_case: ['key', 'widget_key_taken'],
  },
  hooks: { write: alignWidget, revive },
})

const valueRoute: GuardedRoute = {
  method: 'PATCH',
  path: '/widgets/:id/value',
  summary: 'Fill a widget in',
  takes: widgetSchema.pick(['value']),
  answers: dataOf(() => rowSchema(widgets)),
  guard: widgets.guards.update,
  prepare: (call) => {
    const { value } = call.body
    if (value === undefined || value === null) throw invalid('value', 'required')
    return cleanAhead(widgets, { value })
  },
  handler: (call) => update(call, widgets, whereId(widgets, call), call.body),
}

const limit = sql.raw('200')

const typesRoute: GuardedRoute = {
  method: 'GET',
  path: '/widgets/types',
  summary: 'List the types of widgets, and how many are of each',
  answers: listOf(objectSchema({ type: textSchema, count: wholeSchema })),
  guard: widgets.guards.list,
  handler: async ({ db }) =>
    json({
      data: await rowsOf<WidgetType>(
        db,
        sql`select type, count(*)::int as count from widgets group by type order by type limit ${limit}`,
      ),
    }),
}

export const widgetRoutes = [
  ...crud(widgets, undefined, { asks: { update: { force: choiceSchema(['0', '1']) } } }),
  valueRoute,
  typesRoute,
  bulkRoute(widgets),
  exportRoute(widgets),
]
