import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { languageName } from '../../domain/language'
import { languageSchema } from '../../domain/languageSchema'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { choice, flag } from '../crud/fields'
import { placedLast } from '../crud/place'
import { answerWith, lockRow, remove, update } from '../crud/write'
import { languages as table } from '../db/tables/languages'
import { ApiError } from '../http/errors'
import type { Call, GuardedRoute } from '../http/route'

/** Only one default; the first language is it. */
async function write(call: Call, value: AnyObject, before?: unknown): Promise<AnyObject> {
  // The default moves by its own call alone.
  const { is_default: _, ...rest } = value
  if (before) return rest
  const placed = await placedLast(call, table, rest)
  const isFirst = (await call.db.$count(table)) === 0
  return { ...placed, name: value.name || languageName(value.key), is_default: isFirst }
}

export const languages = entity(table, {
  schema: languageSchema,
  fields: { key: choice(table.key), is_default: flag(table.is_default) },
  sorts: ['sort', 'id', 'key'],
  order: ['sort', 'asc'],
  unlimited: true,
  constraints: { languages_key_key: ['key', 'language_taken'] },
  hooks: {
    write,
    remove: async (_, row) => {
      if (row.is_default) throw new ApiError('in_use')
    },
  },
})

const guard = languages.guards.update

/** Languages go by their code in paths. */
const whereCode = ({ params }: Call): SQL => eq(table.key, params.code ?? '')

/** Marks only this one. */
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
  { method: 'PATCH', path: '/languages/:code/default', guard, handler: setDefault },
  {
    // Stores a changed order.
    method: 'PATCH',
    path: '/languages/:code',
    guard,
    handler: (call) => update(call, languages, whereCode(call), call.body),
  },
  {
    method: 'DELETE',
    path: '/languages/:code',
    guard,
    handler: (call) => remove(call, languages, whereCode(call)),
  },
]
