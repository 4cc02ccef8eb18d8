import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { AnyObject } from 'yup'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'

/** A column that refers to the rows of a table. */
export interface Reference {
  column: string
  to: string
  /** It becomes empty when the row is deleted. */
  isLoose: boolean
}

export const tableName = (table: PgTable): string => getTableConfig(table).name

const known = new Map<PgTable, Reference[]>()

/** The columns of a table that refer to others. */
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

/** A column of JSON objects that each refer to a row of another table, without a foreign key. */
export interface PartReference {
  column: string
  /** The key of the id in each object. */
  key: string
  to: string
}

const parts: Readonly<Record<string, readonly PartReference[]>> = {
  posts: [{ column: 'agency_prices', key: 'agency_id', to: 'agencies' }],
}

/** The lists of objects in a table that refer to others. */
export const partsOf = (table: string): readonly PartReference[] => parts[table] ?? []

/** Whether a row with that id is there; locked, so that it stays until the transaction ends. */
async function isAlive({ db }: Call, table: string, id: unknown): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select from ${sql.identifier(table)} where id = ${Number(id)} for key share`,
  )
  return found.length > 0
}

/**
 * An earlier state without references to what is gone: those that a deletion would have emptied are empty.
 * @throws ApiError `blocked` naming the others, under their field
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

/** `where` the row of a table has one of these ids. */
export const withIds = (ids: readonly number[]): SQL => sql`id = any(${sql.param([...ids])}::int[])`
