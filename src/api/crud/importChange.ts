import { eq, type SQL } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { type Sheet, sheetKeysOf } from '../../domain/sheets/columns'
import type { ImportChange } from '../../domain/sheets/importSchema'
import { validate } from '../../domain/validation'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { cleanedAs, cleaningOf } from './clean'
import { type ImportOutcome, type ImportPlan, type SentRow, yielded } from './importRow'
import type { Resource, Row } from './resource'
import { changeRow, lockRow, readOne } from './write'

export async function changeKnown(
  call: Call,
  resource: Resource,
  plan: ImportPlan,
  row: SentRow,
  id: number,
): Promise<ImportOutcome> {
  const where = eq(resource.table.id, id)
  // Comes before any comparison with the row: a refusal must reveal nothing about it.
  const target = (await plan.updating?.(call, id)) ?? resource
  const stored = {
    ...(await lockRow(call, target, where)),
    ...(await besides(call, target, where, row.data)),
  }
  const { version } = stored
  if (row.version !== undefined && row.version !== version) throw new ApiError('conflict')
  const { body, changes, notes } = changesIn(target, plan, stored, row)
  if (changes.length === 0) return { action: 'same', id, version, changes, notes }
  await changeRow(call, target, where, body)
  return { action: 'update', id, version, changes, notes }
}

function changesIn(resource: Resource, plan: ImportPlan, stored: Row, row: SentRow) {
  const change = ({ data, notes }: SentRow) => {
    const body = withoutCase(plan.sheet, stored, data)
    return { body, changes: changesOf(resource, stored, body), notes: [...notes] }
  }
  try {
    return change(row)
  } catch (error) {
    const less = yielded(resource, plan, row, error)
    if (!less) throw error
    return change(less)
  }
}

/** A key that differs from the stored one only in case has found its record, and is no change. */
function withoutCase(sheet: Sheet, stored: Row, body: AnyObject): AnyObject {
  const isSameKey = (name: string, value: unknown) => {
    const was = stored[name]
    return (
      sheetKeysOf(sheet).includes(name) &&
      typeof value === 'string' &&
      typeof was === 'string' &&
      value.trim().toLowerCase() === was.toLowerCase()
    )
  }
  return cleanedAs(
    body,
    Object.fromEntries(Object.entries(body).filter(([name, value]) => !isSameKey(name, value))),
  )
}

async function besides(call: Call, resource: Resource, where: SQL, body: AnyObject): Promise<AnyObject> {
  const names = (resource.withBody ?? []).filter((name) => Object.hasOwn(body, name))
  if (!names.length) return {}
  const row: AnyObject = JSON.parse((await readOne(call.db, resource, where, names, call.now)) ?? '{}')
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** @throws ApiError `invalid` */
function changesOf(resource: Resource, before: Row, body: AnyObject): ImportChange[] {
  const { value, errors } = validate(
    resource.schema,
    { ...before, ...body },
    cleaningOf(resource, body, before),
  )
  if (errors) throw new ApiError('invalid', { errors })
  return Object.keys(body)
    .filter((field) => Object.hasOwn(value, field))
    .map((field) => ({ field, before: before[field], after: value[field] as unknown }))
    .filter(({ field, before, after }) => !isSame(resource.schema.fields[field], before, after))
}

/** The database formats some values, such as moments, otherwise than the schema does. */
function isSame(field: unknown, before: unknown, after: unknown): boolean {
  const [was, is] = [before, after].map(textWithSortedKeys)
  if (was === is || !(field instanceof Schema)) return was === is
  return textWithSortedKeys(field.cast(before, { assert: false })) === is
}

const textWithSortedKeys = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
