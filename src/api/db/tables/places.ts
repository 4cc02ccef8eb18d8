import { jsonb, text } from 'drizzle-orm/pg-core'
import type { Division } from '../../../domain/address/divisions'
import { key, line, searchText, stamped } from './columns'

export const placeColumns = () => ({
  ...stamped(),
  name: text().notNull(),
  name_key: key(),
  phone: line(),
  email: line(),
  scheme: text().notNull().default('2025'),
  province: jsonb().$type<Division | null>(),
  district: jsonb().$type<Division | null>(),
  ward: jsonb().$type<Division | null>(),
  address: text().notNull(),
  search_text: searchText(),
})
