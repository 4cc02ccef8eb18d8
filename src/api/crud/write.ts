import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject } from 'yup'
import { sortKey } from '../../domain/collation'
import { meets } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { noContent, one, seenVersion } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { cleaningOf } from './clean'
import { momentSql } from './fields'
import { withMade } from './made'
import { includesOf, projection } from './projection'
import { readIncludes } from './query'
import type { ListResource, Resource, Row } from './resource'

/** Collation keys of the sorted texts; every write of such a text must store them too. */
const sortKeysOf = (
  sortKeys: ListResource['sortKeys'],
  value: Record<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sortKeys ?? {}).flatMap(([name, key]) => {
      const text = value[name]
      return key && typeof text === 'string' ? [[key, sortKey(text)]] : []
    }),
  )

const has = (table: PgTable, name: string) => Object.hasOwn(getTableColumns(table), name)

const askedIncludes = ({ url }: Call, resource: Resource): string[] =>
  readIncludes(url.searchParams, includesOf(resource))

export async function readOne(
  db: Database,
  resource: ListResource,
  where: SQL,
  includes: readonly string[] = includesOf(resource),
  now = new Date(),
): Promise<string | null> {
  const [row] = await rowsOf<{ data: string }>(
    db,
    sql`select row_to_json(r)::text as data from (
      select ${projection(resource, includes, momentSql(now))} from ${resource.table} where ${where}) r`,
  )
  return row ? withMade(resource, includes, row.data) : null
}

export const whereRow = ({ table }: Resource, id: number): SQL => eq(table.id, id)

/** Callers who may write a row get it back, with bodies, even without the right to list the others. */
export async function answerWith(
  call: Call,
  resource: Resource,
  id: number,
  status = 200,
): Promise<Response> {
  const includes = [...new Set([...askedIncludes(call, resource), ...(resource.body ? ['body'] : [])])]
  const row = await readOne(call.db, resource, whereRow(resource, id), includes, call.now)
  if (!row) throw new ApiError('not_found')
  return one(row, status)
}

/**
 * Locks the row and checks `If-Match`.
 * @throws ApiError `not_found`, or `conflict` with the current row if the caller may read it
 */
export async function lockRow(call: Call, resource: Resource, where: SQL): Promise<Row> {
  // Not `for update`: it would block rows that reference this one, and could deadlock.
  const [row] = await call.db.select().from(resource.table).where(where).for('no key update')
  if (!row) throw new ApiError('not_found')
  const found = row as Row
  const seen = seenVersion(call.request)
  if (seen !== null && seen !== found.version) {
    if (!meets(call.actor.permissions, resource.guards.list) && !resource.isOwn?.(call, found))
      throw new ApiError('conflict')
    const current = await readOne(
      call.db,
      resource,
      whereRow(resource, found.id),
      includesOf(resource),
      call.now,
    )
    throw new ApiError('conflict', { extra: { data: JSON.parse(current ?? 'null') } })
  }
  return found
}

/** @throws ApiError `invalid` */
export const validRow = (resource: Resource, body: AnyObject, before?: AnyObject): AnyObject => {
  const result = validate(resource.schema, { ...before, ...body }, cleaningOf(resource, body, before))
  if (result.errors) throw new ApiError('invalid', { errors: result.errors })
  return result.value
}

export async function withMessages<T>(resource: Resource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw fromDatabase(error, resource.constraints)
  }
}

export const ownColumns = ({ table, sortKeys }: Resource, value: AnyObject): AnyObject => ({
  ...Object.fromEntries(Object.entries(value).filter(([name]) => has(table, name))),
  ...sortKeysOf(sortKeys, value),
})

/** Returns the ids in the order of `values`; on an error, the caller must roll back. */
export async function insertRows(
  call: Call,
  resource: Resource,
  values: readonly AnyObject[],
): Promise<number[]> {
  const moments = has(resource.table, 'created_at')
    ? { created_at: call.now.toISOString(), updated_at: call.now.toISOString() }
    : {}
  const rows: AnyObject[] = []
  for (const value of values) {
    const row = (await resource.hooks?.write?.(call, value)) ?? value
    rows.push({ ...ownColumns(resource, row), ...moments })
  }
  const made = await withMessages(resource, () =>
    call.db.insert(resource.table).values(rows).returning({ id: resource.table.id }),
  )
  const ids = made.map(({ id }) => Number(id))
  for (const [at, id] of ids.entries()) await resource.hooks?.written?.(call, id, values[at] ?? {})
  return ids
}

export async function create(call: Call, resource: Resource, body: AnyObject): Promise<Response> {
  const [id] = await insertRows(call, resource, [validRow(resource, body)])
  return answerWith(call, resource, Number(id), 201)
}

export async function changeRow(
  call: Call,
  resource: Resource,
  where: SQL,
  body: AnyObject,
): Promise<number> {
  await resource.hooks?.ahead?.(call, where, body)
  const before = await lockRow(call, resource, where)
  const merged = validRow(resource, body, before)
  const named = Object.fromEntries(Object.entries(merged).filter(([name]) => Object.hasOwn(body, name)))
  const row = (await resource.hooks?.write?.(call, named, before)) ?? named
  await withMessages(resource, () =>
    call.db
      .update(resource.table)
      .set({
        ...ownColumns(resource, row),
        version: before.version + 1,
        ...(has(resource.table, 'updated_at') && { updated_at: call.now.toISOString() }),
      })
      .where(whereRow(resource, before.id)),
  )
  await resource.hooks?.written?.(call, before.id, named)
  return before.id
}

export const update = async (
  call: Call,
  resource: Resource,
  where: SQL,
  body: AnyObject,
): Promise<Response> => answerWith(call, resource, await changeRow(call, resource, where, body))

export async function removeRow(call: Call, resource: Resource, where: SQL): Promise<void> {
  await resource.hooks?.aheadOfDelete?.(call, where)
  const row = await lockRow(call, resource, where)
  await resource.hooks?.remove?.(call, row)
  await withMessages(resource, () => call.db.delete(resource.table).where(whereRow(resource, row.id)))
}

export async function remove(call: Call, resource: Resource, where: SQL): Promise<Response> {
  await removeRow(call, resource, where)
  return noContent()
}
