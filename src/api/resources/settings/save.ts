import { eq, inArray, sql } from 'drizzle-orm'
import type { FieldErrors } from '../../../domain/message'
import { meets } from '../../../domain/permissions'
import { checkedChange, pairFaults, settingChangesSchema } from '../../../domain/settingSchema'
import { isKnownSetting, partnerOf, type SettingChange, typeIdsIn } from '../../../domain/settings'
import { validate } from '../../../domain/validation'
import { momentSql } from '../../crud/fields'
import { projection } from '../../crud/projection'
import type { Resource } from '../../crud/resource'
import { rowSchema } from '../../crud/rowSchema'
import { rowsOf } from '../../db/database'
import { settings as table } from '../../db/tables/settings'
import { types } from '../../db/tables/types'
import { listOf } from '../../http/answerPlan'
import { rawJson } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { fileFaults } from './files'

interface Ready extends SettingChange {
  set: { value: string; title?: string }
}

async function typeFaults({ db }: Call, changes: readonly Ready[]): Promise<FieldErrors> {
  const named = changes.find(({ key }) => key === 'remove_slug_of_post_type')
  const ids = typeIdsIn(named?.set.value ?? '')
  if (!named || !ids.length) return {}
  const known = await db.select({ id: types.id }).from(types).where(inArray(types.id, ids))
  return known.length === new Set(ids).size
    ? {}
    : { [named.key]: [{ key: 'validation.not_found_reference' }] }
}

/** Validates before any lock, because reading files takes time. */
async function prepare(call: Call): Promise<Record<string, unknown>> {
  const { value, errors } = validate(settingChangesSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const asked = value.settings as SettingChange[]
  const found: FieldErrors = {}
  const changes: Ready[] = []
  for (const change of asked) {
    const isTwice = asked.filter(({ key }) => key === change.key).length > 1
    const checked = isTwice
      ? { errors: { [change.key]: [{ key: 'validation.key_twice' }] } }
      : checkedChange(change)
    if (checked.errors) Object.assign(found, checked.errors)
    else changes.push({ ...change, set: checked.value })
  }
  Object.assign(
    found,
    await fileFaults(
      call,
      changes.map(({ key, set }) => ({ key, value: set.value })),
    ),
    await typeFaults(call, changes),
  )
  if (Object.keys(found).length) throw new ApiError('invalid', { errors: found })
  return { changes }
}

async function sentSettings({ db, now }: Call, resource: Resource, keys: readonly string[]): Promise<string> {
  const [row] = await rowsOf<{ data: string }>(
    db,
    sql`select coalesce(json_agg(row_to_json(r) order by r.id), '[]')::text as data from (
      select ${projection(resource, [], momentSql(now))} from ${table}
      where ${table.key} = any(${sql.param([...keys])}::text[])) r`,
  )
  return row?.data ?? '[]'
}

/** `PATCH /settings`: all or none; a conflict names the changed keys, with values if the caller may list them. */
export const saveRoute = (resource: Resource): GuardedRoute => ({
  method: 'PATCH',
  path: '/settings',
  summary: 'Change settings, all or none',
  takes: settingChangesSchema,
  answers: listOf(() => rowSchema(resource)),
  guard: resource.guards.update,
  prepare,
  async handler(call) {
    const changes = call.body.changes as Ready[]
    const keys = changes.map(({ key }) => key)
    // Always in the same order, so that concurrent saves cannot deadlock.
    const locked = await call.db
      .select({ id: table.id, key: table.key, value: table.value, version: table.version })
      .from(table)
      .where(inArray(table.key, [...keys, ...keys.flatMap((key) => partnerOf(key) ?? [])]))
      .orderBy(table.id)
      .for('no key update')
    const changeOf = new Map(changes.map((change) => [change.key, change]))
    const rows = locked.filter(({ key }) => changeOf.has(key))
    const unknown = keys.filter((key) => !rows.some((row) => row.key === key))
    if (unknown.length)
      throw new ApiError('invalid', {
        errors: Object.fromEntries(unknown.map((key) => [key, [{ key: 'validation.not_found_reference' }]])),
      })
    const stale = rows.filter((row) => changeOf.get(row.key)?.version !== row.version).map(({ key }) => key)
    if (stale.length) {
      const mayList = meets(call.actor.permissions, resource.guards.list)
      const data = mayList ? JSON.parse(await sentSettings(call, resource, stale)) : undefined
      throw new ApiError('conflict', { extra: { keys: stale, ...(data && { data }) } })
    }
    const errors = pairFaults(
      Object.fromEntries(locked.map(({ key, value }) => [key, changeOf.get(key)?.set.value ?? value])),
    )
    if (Object.keys(errors).length) throw new ApiError('invalid', { errors })
    for (const { id, key, version } of rows) {
      const { value, title } = changeOf.get(key)?.set ?? {}
      await call.db
        .update(table)
        .set({
          value,
          ...(!isKnownSetting(key) && title !== undefined && { title }),
          version: version + 1,
          updated_at: call.now.toISOString(),
        })
        .where(eq(table.id, id))
    }
    return rawJson(`{"data":${await sentSettings(call, resource, keys)}}`)
  },
})
