import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { languageName } from '../../domain/language'
import { languageSchema } from '../../domain/languageSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, flagField } from '../crud/fields'
import { placedLast } from '../crud/place'
import { rowSchema } from '../crud/rowSchema'
import { answerWith, lockRow, remove, update } from '../crud/write'
import { languages as table } from '../db/tables/languages'
import { dataOf, nothing } from '../http/answerPlan'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import type { GuardedRoute } from '../http/route'

async function write(call: Call, value: AnyObject, before?: unknown): Promise<AnyObject> {
  // Only `PATCH /languages/{code}/default` changes the default.
  const { is_default: _, ...rest } = value
  if (before) return rest
  const placed = await placedLast(call, table, rest)
  const isFirst = (await call.db.$count(table)) === 0
  return { ...placed, name: value.name || languageName(value.key), is_default: isFirst }
}

export const languages = entity(table, {
  schema: languageSchema,
  fields: { key: choiceField(table.key), is_default: flagField(table.is_default) },
  sorts: ['sort', 'id', 'key'],
  order: ['sort', 'asc'],
  unlimited: true,
  search: { title: 'name', subtitle: 'key', text: sql`(' ' || fold(${table.name} || ' ' || ${table.key}))` },
  constraints: { languages_key_key: ['key', 'language_taken'] },
  hooks: {
    write,
    remove: async (_, row) => {
      if (row.is_default) throw new ApiError('in_use', { message: { key: 'errors.in_use_as_default' } })
    },
  },
})

const guard = languages.guards.update

/** Paths contain the language's code instead of its id. */
const whereCode = ({ params }: Call): SQL => eq(table.key, params.code ?? '')

async function setDefault(call: Call): Promise<Response> {
  await call.db.execute(sql`lock table languages in share row exclusive mode`)
  const row = await lockRow(call, languages, whereCode(call))
  await call.db
    .update(table)
    .set({ is_default: false, version: sql`version + 1` })
    .where(sql`is_default and id <> ${row.id}`)
  await call.db
    .update(table)
    .set({ is_default: true, version: sql`version + 1` })
    .where(sql`not is_default and id = ${row.id}`)
  return answerWith(call, languages, row.id)
}

export const languageRoutes: GuardedRoute[] = [
  ...crud(languages, ['GET', 'POST']),
  exportRoute(languages),
  bulkRoute(languages),
  {
    method: 'PATCH',
    path: '/languages/:code/default',
    summary: 'Make a language the default one',
    takes: null,
    answers: dataOf(() => rowSchema(languages)),
    guard,
    handler: setDefault,
  },
  {
    method: 'PATCH',
    path: '/languages/:code',
    summary: 'Change {one}',
    takes: languageSchema,
    answers: dataOf(() => rowSchema(languages)),
    guard,
    handler: (call) => update(call, languages, whereCode(call), call.body),
  },
  {
    method: 'DELETE',
    path: '/languages/:code',
    summary: 'Delete {one}',
    answers: nothing,
    guard,
    handler: (call) => remove(call, languages, whereCode(call)),
  },
]
