import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DiscountRow } from '../../../domain/price'
import { key, searchText, stamped } from './columns'
import { types } from './types'

const given = () => timestamp({ withTimezone: true, mode: 'string' }).notNull()

export const discounts = pgTable('discounts', {
  ...stamped(),
  type_id: integer()
    .notNull()
    .references(() => types.id),
  title: text().notNull(),
  title_key: key(),
  start: given(),
  end: given(),
  config: jsonb().$type<DiscountRow[]>().notNull().default([]),
  status: text().notNull().default('enable'),
  search_text: searchText(),
})
