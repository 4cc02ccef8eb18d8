import { pgTable, text } from 'drizzle-orm/pg-core'
import { line, stamped } from './columns'

export const settings = pgTable('settings', {
  ...stamped(),
  key: text().notNull().unique(),
  /** Only of personal options; the language files name the others. */
  title: line(),
  value: line(),
  group: text().notNull().default('dynamic'),
})
