import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** What people call a row, by the first of these columns that a table has. */
const titleColumns = ['title', 'code', 'name', 'source', 'excerpt', 'key']

/** The column that names the rows of a table. */
export function titleColumn(table: PgTable): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return titleColumns.map((name) => columns[name]).find(Boolean)
}
