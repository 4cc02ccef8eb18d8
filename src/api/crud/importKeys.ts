import { and, getTableColumns, inArray } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { shaped } from '../../domain/shape'
import { keyOf, type Sheet } from '../../domain/sheets/columns'
import type { Call } from '../http/call'
import type { Resource } from './resource'

/** The ids of existing rows by their keys. */
export type Known = Map<string | undefined, number>

/** The fields that together recognise a row. */
const keyFields = (sheet: Sheet): string[] =>
  [keyOf(sheet), sheet.within].filter((name) => name !== undefined)

/** What recognises a row, as it would be stored; `undefined` when something of it is missing. */
export function keyIn(resource: Resource, sheet: Sheet, body: AnyObject): string | undefined {
  const values = keyFields(sheet).map((name) => stored(resource, name, body[name]))
  return values.includes(undefined) ? undefined : JSON.stringify(values)
}

/** Which of these rows exist, in one statement. */
export async function findKnown(
  call: Call,
  resource: Resource,
  sheet: Sheet,
  bodies: readonly AnyObject[],
): Promise<Known> {
  const columns = getTableColumns(resource.table)
  const named = keyFields(sheet).flatMap((name) => {
    const values = bodies
      .map((body) => stored(resource, name, body[name]))
      .filter((value) => value !== undefined)
    return columns[name] ? [{ name, column: columns[name], values: [...new Set(values)] }] : []
  })
  if (named.some(({ values }) => values.length === 0)) return new Map()
  const rows = await call.db
    .select({ id: resource.table.id, ...Object.fromEntries(named.map(({ name, column }) => [name, column])) })
    .from(resource.table)
    .where(and(...named.map(({ column, values }) => inArray(column, values))))
  return new Map(rows.map((row) => [keyIn(resource, sheet, row), Number(row.id)]))
}

/** A key as its schema stores it; `undefined` when it cannot be a key. */
function stored({ schema }: Resource, name: string, value: unknown): string | number | undefined {
  const field = schema.fields[name]
  if (!(field instanceof Schema) || !/^(string|number)$/.test(typeof value)) return undefined
  const cast: unknown = field.cast(shaped(field, value).value, { assert: false })
  if (typeof cast === 'number')
    return Number.isSafeInteger(cast) && Math.abs(cast) < 2 ** 31 ? cast : undefined
  return typeof cast === 'string' && cast ? cast : undefined
}
