import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timeColumn } from './columns'

/** The number of a transaction; unlike `xid` it never starts over. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Tags of the records that each statement changed; only triggers write them. See `changes/read.ts`. */
export const siteChanges = pgTable(
  'site_changes',
  {
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timeColumn(),
    tab: text().notNull(),
    batch: uuid().default(sql`(told('batch'::text))::uuid`),
    tags: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.id] })],
)

/** By which transactions something changed under a tag; a trigger on `site_changes` writes it. */
export const changeTags = pgTable(
  'change_tags',
  {
    tag: text().notNull(),
    xid: xid8().notNull(),
    /** The oldest transaction that ran at that moment. */
    oldest: xid8().notNull().default(sql`pg_snapshot_xmin(pg_current_snapshot())`),
  },
  (table) => [primaryKey({ columns: [table.tag, table.xid] }), index('change_tags_xid').on(table.xid)],
)
