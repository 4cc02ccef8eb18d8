import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DynamicValues } from '../../../domain/dynamicFields'
import type { PostInput, Section } from '../../../domain/postSchema'
import type { Chapter } from '../../../domain/posts/course'
import type { AgencyPrice } from '../../../domain/price'
import { categories } from './categories'
import { key, line, searchText, stamped } from './columns'
import { discounts } from './discounts'
import { groups } from './groups'
import { types } from './types'
import { users } from './users'

export const posts = pgTable(
  'posts',
  {
    ...stamped(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    parent_category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().notNull(),
    title: text().notNull(),
    title_key: key(),
    slug: text().notNull(),
    image: line(),
    images: jsonb().$type<string[]>().notNull().default([]),
    description: line(),
    content: jsonb().$type<Section[]>().notNull().default([]),
    related_ids: jsonb().$type<number[]>().notNull().default([]),
    seo: jsonb().$type<PostInput['seo']>().notNull(),
    custom: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    search_text: searchText(),
    trademark_id: integer().references((): AnyPgColumn => groups.id, { onDelete: 'set null' }),
    values: jsonb().$type<DynamicValues>().notNull().default({}),
    code: line(),
    price: bigint({ mode: 'number' }).notNull().default(0),
    discount_id: integer().references(() => discounts.id, { onDelete: 'set null' }),
    agency_prices: jsonb().$type<AgencyPrice[]>().notNull().default([]),
    student_number: integer().notNull().default(0),
    chapters: jsonb().$type<Chapter[]>().notNull().default([]),
    lesson_count: integer().notNull().default(0),
    duration: integer().notNull().default(0),
    publish_at: timestamp({ withTimezone: true, mode: 'string' }),
    /** Kept by a trigger: since when, or from when, a published post is visible. */
    published_at: timestamp({ withTimezone: true, mode: 'string' }),
    approved_at: timestamp({ withTimezone: true, mode: 'string' }),
    approver_id: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique().on(table.type_id, table.slug),
    uniqueIndex().on(table.code).where(sql`code <> ''`),
    uniqueIndex().on(sql`lower(code)`).where(sql`code <> ''`),
  ],
)
