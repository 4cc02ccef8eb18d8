import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { meets } from '../../domain/permissions'
import { slugFrom } from '../../domain/slug'
import { MAX_LEVELS } from '../../domain/tree'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import { cleanedAs } from './clean'
import { freeKey } from './importAddress'
import type { Resource, Row } from './resource'
import { create } from './write'

/** Records that an import may create when a row names them, by field. */
export type Makers = Readonly<
  Record<string, { resource: () => Resource; parent?: string; having?: AnyObject }>
>

const pathOf = (value: unknown): string[] | undefined => {
  const make: unknown = typeof value === 'object' && value !== null ? Object(value).make : undefined
  const isPath = Array.isArray(make) && make.length > 0 && make.length <= MAX_LEVELS
  const names = isPath ? make.map((name) => (typeof name === 'string' ? name.trim() : '')) : []
  return names.length && names.every((name) => name && name.length <= 255) ? names : undefined
}

export const makesIn = (makers: Makers = {}, body: AnyObject): boolean =>
  Object.keys(makers).some((field) => [body[field]].flat().some(pathOf))

/**
 * Replaces each named record (`{make: ['Clothing', 'Hoodies']}`) by the id of the record with that name, created if
 * missing.
 * @throws ApiError 422 at the field if the caller may not create it
 */
export async function madeFor(call: Call, makers: Makers = {}, body: AnyObject): Promise<AnyObject> {
  const made: AnyObject = {}
  const within = { type_id: body.type_id }
  for (const [field, maker] of Object.entries(makers)) {
    const value: unknown = body[field]
    const one = async (each: unknown): Promise<unknown> => {
      const path = pathOf(each)
      return path ? idOf(call, field, maker, within, path) : each
    }
    if (!Array.isArray(value)) {
      if (pathOf(value)) made[field] = await one(value)
      continue
    }
    if (!value.some(pathOf)) continue
    const ids: unknown[] = []
    for (const each of value) ids.push(await one(each))
    made[field] = [...new Set(ids)]
  }
  return Object.keys(made).length ? cleanedAs(body, { ...body, ...made }) : body
}

async function idOf(
  call: Call,
  field: string,
  { resource, parent, having = {} }: Makers[string],
  within: AnyObject,
  path: readonly string[],
): Promise<number> {
  const target = resource()
  let id: number | null = null
  for (const title of path) {
    const place: AnyObject = { ...within, ...having, ...(parent && { [parent]: id }) }
    const found: number | undefined = await named(call, target, place, title)
    if (found === undefined && !meets(call.actor.permissions, target.guards.create))
      throw invalid(field, 'not_found_reference')
    id = found ?? (await make(call, target, place, title))
  }
  return Number(id)
}

async function named(
  { db }: Call,
  { table }: Resource,
  place: AnyObject,
  title: string,
): Promise<number | undefined> {
  const columns = getTableColumns(table)
  const is = Object.entries(place).map(([name, value]) => {
    const column = columns[name]
    return column && (value === null ? isNull(column) : eq(column, value))
  })
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(...is, columns.title && sql`fold(${columns.title}) = fold(${title})`))
    .orderBy(table.id)
    .limit(1)
  return row && Number(row.id)
}

async function make(call: Call, resource: Resource, place: AnyObject, title: string): Promise<number> {
  const slug = slugFrom(title) || 'muc'
  const { slug: column, type_id: type } = getTableColumns(resource.table)
  const [taken] =
    column && type
      ? await call.db
          .select({ id: resource.table.id })
          .from(resource.table)
          .where(and(eq(column, slug), eq(type, place.type_id)))
      : []
  const free = taken ? await freeKey(call, resource, 'slug', { type_id: place.type_id }, slug) : slug
  const made = (await (await create(call, resource, { ...place, title, slug: free })).json()) as { data: Row }
  return made.data.id
}
