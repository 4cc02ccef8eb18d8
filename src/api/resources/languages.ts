import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { guards } from '../../domain/guards'
import { languageName } from '../../domain/language'
import { languageSchema } from '../../domain/languageSchema'
import { crud } from '../crud/crud'
import { choice, flag, number } from '../crud/fields'
import type { Resource } from '../crud/resource'
import { answerWith, lockRow, remove, update } from '../crud/write'
import { languages as table } from '../db/schema'
import { ApiError } from '../http/errors'
import type { Call, GuardedRoute } from '../http/route'

const guard = guards.languages.update

/** Only one default (spec §3); the first language is it. */
async function write(call: Call, value: AnyObject, before?: unknown): Promise<AnyObject> {
  // The default moves by its own call alone.
  const { is_default: _, ...rest } = value
  if (before) return rest
  await call.db.execute(sql`lock table languages in share row exclusive mode`)
  const isFirst = (await call.db.$count(table)) === 0
  return { ...rest, name: value.name || languageName(value.key), is_default: isFirst }
}

export const languages: Resource = {
  name: 'languages',
  table,
  schema: languageSchema,
  guards: guards.languages,
  fields: { id: number(table.id), key: choice(table.key), is_default: flag(table.is_default) },
  sorts: ['sort', 'id', 'key'],
  order: ['sort', 'asc'],
  unlimited: true,
  constraints: { languages_key_key: ['key', 'key_taken'], languages_key_unique: ['key', 'key_taken'] },
  hooks: {
    write,
    remove: async (_, row) => {
      if (row.is_default) throw new ApiError('in_use')
    },
  },
}

/** Languages go by their code in paths (spec §7). */
const whereCode = ({ params }: Call): SQL => eq(table.key, params.code ?? '')

/** Marks only this one (spec §4). */
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
  ...crud(languages).filter(({ path }) => path === '/languages'),
  { method: 'PATCH', path: '/languages/:code/default', guard, handler: setDefault },
  {
    // Not in the spec's list of calls, which has no other way to store the order it asks for.
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
