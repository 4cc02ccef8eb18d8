import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type AnyObject, Schema } from 'yup'
import { shaped } from '../../domain/shape'
import { comparedKey, type Sheet, sheetKeysOf } from '../../domain/sheets/columns'
import type { Call } from '../http/call'
import type { Resource } from './resource'

type Key = string | number

export interface Known {
  of: (row: AnyObject) => number | undefined
  by: (name: string, key: unknown) => number | undefined
  held: (id: number, name: string) => Key | undefined
  add: (row: AnyObject, id: number) => void
  /** A copy for a savepoint that may be rolled back. */
  over: () => Known
}

/**
 * The first key that matches a record decides. A key derived from the name counts only without a stronger key, and an
 * address never takes over a record with another code.
 */
function knownRows(resource: Resource, sheet: Sheet, under?: Known): Known {
  const keys = sheetKeysOf(sheet)
  const byKey = new Map<string, number>()
  const byId = new Map<number, Map<string, Key>>()
  const keyIn = (row: AnyObject, name: string) => {
    const key = stored(resource, name, row[name])
    return key === undefined ? undefined : comparedKey(sheet, name, key)
  }
  const known: Known = {
    by: (name, key) => {
      const found = keyIn({ [name]: key }, name)
      return byKey.get(`${name} ${found}`) ?? under?.by(name, key)
    },
    held: (id, name) => byId.get(id)?.get(name) ?? under?.held(id, name),
    add: (row, id) => {
      const held = byId.get(id) ?? new Map<string, Key>()
      for (const name of keys) {
        const key = name === 'id' ? id : keyIn(row, name)
        if (key === undefined) continue
        byKey.set(`${name} ${key}`, id)
        held.set(name, key)
      }
      byId.set(id, held)
    },
    of: (sent) => {
      const row = named(sheet, sent)
      const unknown: [string, Key][] = []
      for (const name of keys) {
        const key = keyIn(row, name)
        if (key === undefined) continue
        const id = known.by(name, key)
        const isAnother = ([stronger, value]: [string, Key]) => {
          const held = id && known.held(id, stronger)
          return stronger !== 'id' && held !== undefined && held !== value
        }
        if (id && !(name !== 'id' && unknown.some(isAnother))) return id
        unknown.push([name, key])
      }
      return undefined
    },
    over: () => knownRows(resource, sheet, known),
  }
  return known
}

export async function findKnown(
  call: Call,
  resource: Resource,
  sheet: Sheet,
  rows: readonly AnyObject[],
): Promise<Known> {
  const known = knownRows(resource, sheet)
  const filled = rows.map((row) => sheet.derive?.fill(row) ?? row)
  for (const found of await rowsWith(call, resource, sheet, filled)) known.add(found, Number(found.id))
  return known
}

function named({ derive, keys = [] }: Sheet, row: AnyObject): AnyObject {
  const isTold = !derive || keys.some((key) => key !== 'id' && row[key] !== undefined && row[key] !== '')
  return isTold ? row : derive.fill(row)
}

async function rowsWith(
  call: Call,
  resource: Resource,
  sheet: Sheet,
  rows: readonly AnyObject[],
): Promise<AnyObject[]> {
  const columns = getTableColumns(resource.table)
  const valuesOf = (name: string): Key[] => [
    ...new Set(rows.map((row) => stored(resource, name, row[name])).filter((key) => key !== undefined)),
  ]
  const { within } = sheet
  const place = within ? valuesOf(within) : []
  const placed = within ? columns[within] : undefined
  if (within && !(placed && place.length)) return []
  const found: AnyObject[] = []
  for (const name of sheetKeysOf(sheet)) {
    const column = columns[name]
    const values = valuesOf(name)
    if (!column || !values.length) continue
    const keys = values.map((value) => comparedKey(sheet, name, value))
    const isAnyCase = sheet.columns.some(({ field, anyCase }) => anyCase && field === name)
    const same = isAnyCase ? sql`lower(${column}) = any(${sql.param(keys)}::text[])` : inArray(column, keys)
    const kept = sheetKeysOf(sheet).flatMap((key) => (columns[key] ? [[key, columns[key]] as const] : []))
    found.push(
      ...(await call.db
        .select({ id: resource.table.id, ...Object.fromEntries(kept) })
        .from(resource.table)
        .where(and(same, placed && inArray(placed, place)))),
    )
  }
  return found
}

function stored({ schema }: Resource, name: string, value: unknown): Key | undefined {
  const field = schema.fields[name]
  if (!/^(string|number)$/.test(typeof value)) return undefined
  // No schema contains the id.
  const cast: unknown =
    field instanceof Schema ? field.cast(shaped(field, value).value, { assert: false }) : Number(value)
  if (typeof cast === 'number')
    return Number.isSafeInteger(cast) && Math.abs(cast) < 2 ** 31 ? cast : undefined
  return typeof cast === 'string' && cast ? cast : undefined
}
