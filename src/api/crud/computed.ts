import { asc, getTableColumns, inArray } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { type BulkBody, type BulkPreview, previewRows } from '../../domain/bulkSchema'
import { meets } from '../../domain/permissions'
import { validate } from '../../domain/validation'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { Computed, Resource, Row } from './resource'
import { titleColumn } from './titleColumn'
import { changeRow, lockRow, whereRow } from './write'

type Change = NonNullable<BulkBody['change']>

/** @throws ApiError 422 */
export function checkComputed({ changes = {} }: Resource, { name, asked }: Change): [Computed, AnyObject] {
  const computed = Object.hasOwn(changes, name) ? changes[name] : undefined
  if (!computed) throw invalid('change', 'choice')
  const { value, errors } = validate(computed.schema, asked)
  if (errors) throw new ApiError('invalid', { errors })
  return [computed, value]
}

export function computing(resource: Resource, change: Change) {
  const [{ field, of, reads, with: more }, asked] = checkComputed(resource, change)
  return async (call: Call, id: number): Promise<void> => {
    const where = whereRow(resource, id)
    const locked = await lockRow(call, resource, where)
    const row: Row = { ...locked, ...(await reads?.(call, locked)) }
    const value = of(row, asked)
    if (value === undefined) throw invalid(field, 'out_of_range')
    if (value !== row[field])
      await changeRow(call, resource, where, { ...more?.(row, asked), [field]: value })
  }
}

export async function previewOf(
  call: Call,
  resource: Resource,
  change: Change,
  ids: readonly number[],
): Promise<BulkPreview> {
  if (!meets(call.actor.permissions, resource.guards.list)) throw new ApiError('forbidden')
  const [{ field, of, tellsAll }, asked] = checkComputed(resource, change)
  const { table } = resource
  const column = getTableColumns(table)[field]
  const title = titleColumn(table)
  if (!column || !title) throw invalid('dry_run', 'invalid')
  const rows = await call.db
    .select({ id: table.id, version: table.version, title, [field]: column })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
  const reckoned = rows.map(({ id, version, title, ...row }) => ({
    id: Number(id),
    title: String(title),
    before: row[field],
    after: possibly(() => of({ ...row, id: Number(id), version: Number(version) }, asked)) ?? null,
  }))
  const possible = reckoned.filter(({ after }) => after !== null)
  const sum = (end: 'before' | 'after') => possible.reduce((all, row) => all + (Number(row[end]) || 0), 0)
  return {
    rows: tellsAll ? reckoned : reckoned.slice(0, previewRows),
    count: reckoned.length,
    refused: reckoned.length - possible.length,
    before: sum('before'),
    after: sum('after'),
  }
}

function possibly(of: () => unknown): unknown {
  try {
    return of()
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
