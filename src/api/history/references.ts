import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject } from 'yup'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'

export interface Reference {
  column: string
  to: string
  isLoose: boolean
}

export const tableName = (table: PgTable): string => getTableConfig(table).name

const known = new Map<PgTable, Reference[]>()

export function referencesOf(table: PgTable): Reference[] {
  const found = known.get(table) ?? readReferences(table)
  known.set(table, found)
  return found
}

const readReferences = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    const [column] = columns
    return column
      ? [{ column: column.name, to: tableName(foreignTable), isLoose: key.onDelete === 'set null' }]
      : []
  })

/** A column of JSON objects that refer to rows of another table, without a foreign key. */
export interface PartReference {
  column: string
  key: string
  to: string
}

const parts: Readonly<Record<string, readonly PartReference[]>> = {
  posts: [{ column: 'agency_prices', key: 'agency_id', to: 'agencies' }],
}

export const partsOf = (table: string): readonly PartReference[] => parts[table] ?? []

/** Locks the row, so that it stays until the transaction ends. */
async function isAlive({ db }: Call, table: string, id: unknown): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from ${sql.identifier(table)} where id = ${Number(id)} for key share`,
  )
  return found.length > 0
}

/**
 * Empties dead references that a deletion would have emptied.
 * @throws ApiError `blocked` naming the other dead references
 */
export async function withLiveReferences(call: Call, table: PgTable, state: AnyObject): Promise<AnyObject> {
  const live = { ...state }
  const dead: string[] = []
  for (const { column, to, isLoose } of referencesOf(table)) {
    const id = state[column]
    if (id === null || id === undefined || (await isAlive(call, to, id))) continue
    if (isLoose) live[column] = null
    else dead.push(column)
  }
  if (dead.length)
    throw new ApiError('blocked', {
      errors: Object.fromEntries(dead.map((column) => [column, [{ key: 'validation.not_found_reference' }]])),
    })
  return live
}

export const withIds = (ids: readonly number[]): SQL => sql`id = any(${sql.param([...ids])}::int[])`
