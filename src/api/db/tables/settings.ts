import { pgTable, text } from 'drizzle-orm/pg-core'
import { line, stamped } from './columns'

export const settings = pgTable('settings', {
  ...stamped(),
  key: text().notNull().unique(),
  /** Of a personal option; the others are named by the language. */
  title: line(),
  value: line(),
  /** The page on which it stands. */
  group: text().notNull().default('dynamic'),
})
