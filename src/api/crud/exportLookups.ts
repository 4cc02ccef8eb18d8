import { getTableColumns, inArray } from 'drizzle-orm'
import type { SheetColumn } from '../../domain/sheets/columns'
import type { Database } from '../db/client'
import type { ListResource } from './resource'

type Row = Record<string, unknown>

export interface Lookup {
  include: string
  key: string
  fill: (db: Database, rows: readonly Row[]) => Promise<void>
}

const mostKept = 20_000

/** Columns that show titles of other records, looked up apart: thousands of rows name the same few records. */
export function lookupsOf(
  { hidden = [], includes = {} }: ListResource,
  columns: readonly SheetColumn[],
): Lookup[] {
  return columns.flatMap(({ reference, many }): Lookup[] => {
    const relation = reference && !many ? includes[reference.include]?.relation : undefined
    if (!reference || !relation || hidden.includes(relation.foreignKey.name)) return []
    const { id, [reference.label]: label } = getTableColumns(relation.table)
    if (!id || !label) return []
    const key = relation.foreignKey.name
    const known = new Map<unknown, unknown>()
    return [
      {
        include: reference.include,
        key,
        async fill(db, rows) {
          const keys = [...new Set(rows.map((row) => row[key]))].filter((value) => value !== null)
          if (known.size + keys.length > mostKept) known.clear()
          const asked = keys.filter((value) => !known.has(value))
          if (asked.length)
            for (const found of await db.select({ id, label }).from(relation.table).where(inArray(id, asked)))
              known.set(found.id, found.label)
          for (const row of rows)
            row[reference.include] = {
              data: known.has(row[key]) ? { [reference.label]: known.get(row[key]) } : null,
            }
        },
      },
    ]
  })
}
