import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { maxBulkRows } from '../../../domain/bulkSchema'
import { withAddress } from '../../../domain/media'
import { meets } from '../../../domain/permissions'
import { entityOf } from '../../crud/entity'
import type { Resource } from '../../crud/resource'
import { ownColumns, whereRow, withMessages } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { isWrittenName } from '../../history/entities'
import { lockFor } from '../../history/revert'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'

interface Use {
  entity: string
  record_id: number
  stems: string[]
  fields: string[]
}

/** Always in the same order, against new uses and deletion. */
export async function holdFiles({ db }: Call, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`select from media where id = any(${sql.param([...ids])}::int[]) order by id for update`,
  )
}

export const changeable = ({ actor }: Call, entity: string): Resource | undefined =>
  isWrittenName(entity) && meets(actor.permissions, entityOf(entity).guards.update)
    ? entityOf(entity)
    : undefined

/**
 * Replaces the addresses of these locked files in all records that use them, or in none. Each record gets a version and
 * history under its entity's rules; the form's rules are not checked, since only the address changes.
 * @returns the number of changed records
 * @throws ApiError `forbidden` with the number of records that the caller may not change, `too_many`
 */
export async function rewriteUses(call: Call, stems: readonly string[], url: string): Promise<number> {
  const uses = await rowsOf<Use>(
    call.db,
    sql`select entity, record_id, array_agg(distinct stem) as stems, array_agg(distinct field) as fields
      from media_uses, unnest(fields) field where stem = any(${sql.param([...stems])}::text[])
      group by entity, record_id order by entity, record_id limit ${maxBulkRows + 1}`,
  )
  if (uses.length > maxBulkRows)
    throw new ApiError('too_many', {
      params: { max: maxBulkRows, count: uses.length },
      extra: { max: maxBulkRows, count: uses.length },
    })
  const locked = uses.filter(({ entity }) => !changeable(call, entity)).length
  if (locked)
    throw new ApiError('forbidden', {
      message: { key: 'errors.uses_beyond_rights', params: { count: locked } },
      extra: { in_use: { records: uses.length, locked } },
    })
  for (const use of uses) {
    const resource = changeable(call, use.entity)
    if (resource) await rewriteRecord(call, resource, use, url)
  }
  return uses.length
}

async function rewriteRecord(call: Call, resource: Resource, use: Use, url: string): Promise<void> {
  const { hooks, table } = resource
  const { record_id: id, stems, fields } = use
  const where = whereRow(resource, id)
  const named = Object.fromEntries(fields.map((field) => [field, true]))
  await hooks?.admit?.(call, id, named)
  await hooks?.ahead?.(call, where, named)
  const before = await lockFor(call, resource, id).catch((error) => {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  })
  if (!before) return
  const replaced = (value: unknown) =>
    stems.reduce((changed: unknown, stem) => withAddress(changed, stem, url), value)
  const next: AnyObject = Object.fromEntries(fields.map((field) => [field, replaced(before[field])]))
  if (fields.every((field) => JSON.stringify(next[field]) === JSON.stringify(before[field]))) return
  // Stored content is not checked again, as when a former state is restored.
  const revived: AnyObject = (await hooks?.revive?.(call, next)) ?? next
  const value = Object.fromEntries(fields.map((field) => [field, revived[field]]))
  const row = (await hooks?.write?.(call, value, before)) ?? value
  await withMessages(resource, () =>
    call.db
      .update(table)
      .set({
        ...ownColumns(resource, row),
        version: before.version + 1,
        ...('updated_at' in table && { updated_at: call.now.toISOString() }),
      })
      .where(where),
  )
  await hooks?.written?.(call, id, value)
}
