import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { inMigration, key, line, searchText, stamped } from './columns'

export const media = pgTable('media', {
  ...stamped(),
  name: text().notNull(),
  name_key: key(),
  file: text().notNull(),
  path: text().notNull().unique(),
  type: text().notNull(),
  kind: text().notNull(),
  size: integer().notNull(),
  url: text().notNull(),
  thumbnail_url: line(),
  width: integer(),
  height: integer(),
  alt: line(),
  tags: jsonb().$type<string[]>().notNull().default([]),
  focus_x: integer().notNull().default(50),
  focus_y: integer().notNull().default(50),
  /** Number of times the file was replaced under its address. */
  revision: integer().notNull().default(0),
  /** SHA-256 of the file; empty until it is computed (`media/hashes`). */
  hash: line(),
  /** Common part of the addresses of a file and its smaller versions (see the migration). */
  stem: text().notNull().generatedAlwaysAs(inMigration),
  search_text: searchText(),
})

/** A file that will replace this one; see `media/place`. */
export const mediaIncoming = pgTable('media_incoming', {
  media_id: integer().primaryKey(),
  url: text().notNull(),
})

export const mediaSources = pgTable('media_sources', {
  url: text().primaryKey(),
  media_id: integer().notNull(),
})

/** Maintained by triggers. */
export const mediaUses = pgTable(
  'media_uses',
  {
    stem: text().notNull(),
    entity: text().notNull(),
    record_id: integer().notNull(),
    fields: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stem, table.entity, table.record_id] })],
)
