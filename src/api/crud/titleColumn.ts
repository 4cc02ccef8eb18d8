import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const titleColumns = ['title', 'code', 'name', 'source', 'excerpt', 'key']

export function titleColumn(table: PgTable): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return titleColumns.map((name) => columns[name]).find(Boolean)
}
