import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DynamicValues } from '../../../domain/dynamicFields'
import type { Renamed, WidgetSettings } from '../../../domain/widget'
import { key, line, searchText, stamped } from './columns'

export const widgets = pgTable(
  'widgets',
  {
    ...stamped(),
    key: text().notNull().unique(),
    title: text().notNull(),
    title_key: key(),
    icon: line(),
    group_name: line(),
    group_name_key: key(),
    group_slug: line(),
    description: line(),
    type: text().notNull(),
    settings: jsonb().$type<WidgetSettings>().notNull(),
    value: jsonb().$type<DynamicValues>().notNull().default({}),
    renamed: jsonb().$type<Renamed>().notNull().default({}),
    search_text: searchText(),
  },
  () => [uniqueIndex().on(sql`lower(key)`)],
)
