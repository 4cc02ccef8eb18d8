import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { line, searchText, stamped } from './columns'

export interface StoredNote {
  at: string
  author_id: number
  text: string
}

export const feedback = pgTable('feedback', {
  ...stamped(),
  type: line(),
  name: text().notNull(),
  phone: line(),
  email: line(),
  address: line(),
  content: line(),
  status: text().notNull().default('none'),
  notes: jsonb().$type<StoredNote[]>().notNull().default([]),
  search_text: searchText(),
})
