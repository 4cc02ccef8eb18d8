import type { AnyObject } from 'yup'
import { optionSchema } from '../../../domain/settingSchema'
import { isKnownSetting, settingGroups } from '../../../domain/settings'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { choiceField } from '../../crud/fields'
import { answerList } from '../../crud/list'
import type { Row } from '../../crud/resource'
import { pageOfRows } from '../../crud/rowSchema'
import { settings as table } from '../../db/tables/settings'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { Route } from '../../http/route'
import { choiceSchema } from '../../http/schema'
import { fileFaults } from './files'
import { mailRoutes } from './mail'
import { publicRoute } from './public'
import { saveRoute } from './save'

/** Also checks values that the history restores. */
async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  const key = String(before?.key ?? value.key)
  if (value.value !== undefined) {
    const errors = await fileFaults(call, [{ key, value: String(value.value) }])
    if (Object.keys(errors).length) throw new ApiError('invalid', { errors })
  }
  return value
}

/** Users only add and delete personal options. */
export const settings = entity(table, {
  schema: optionSchema,
  fields: { key: choiceField(table.key), group: choiceField(table.group) },
  sorts: ['id', 'key'],
  order: ['id', 'asc'],
  unlimited: true,
  shapes: { group: choiceSchema(settingGroups) },
  search: { not: 'settings are found by the names of their rows, which the languages say' },
  constraints: { settings_key_key: ['key', 'setting_key_taken'] },
  hooks: {
    write,
    remove: (_, { key }) => {
      if (isKnownSetting(key)) throw invalid('key', 'setting_stays')
      return Promise.resolve()
    },
  },
})

export const settingRoutes: Route[] = [
  publicRoute,
  {
    method: 'GET',
    path: '/settings/all',
    summary: 'List {many}',
    asksAs: settings,
    answers: pageOfRows(settings),
    guard: settings.guards.list,
    handler: (call) => answerList(call, settings),
    lists: settings,
  },
  ...mailRoutes(settings.guards),
  ...crud(settings, ['POST', 'DELETE']),
  saveRoute(settings),
]
