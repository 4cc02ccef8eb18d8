import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { line, row } from './columns'

export const languages = pgTable(
  'languages',
  {
    ...row(),
    key: text().notNull().unique(),
    name: line(),
    sort: integer().notNull().default(0),
    is_default: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('languages_default').on(table.is_default).where(sql`is_default`)],
)
