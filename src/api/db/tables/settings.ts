import { pgTable, text } from 'drizzle-orm/pg-core'
import { line, row } from './columns'

export const settings = pgTable('settings', {
  ...row(),
  key: text().notNull().unique(),
  title: line(),
  value: line(),
})
